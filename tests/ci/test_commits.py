"""ci/commits: it finds commits that break the rules of docs/style.md, and only new ones."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CI = Path(__file__).resolve().parents[2] / "ci"
NAMES = {"GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
         "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}  # fmt: skip


class Tree:
    """A repository with one old commit, and ci/commits added after it."""

    def __init__(self, folder):
        self.folder = folder
        self.git("init", "-q", "-b", "main")
        self.commit("An old commit, which follows no rule whatsoever, and which nobody can change any more.", {"core/a.c": "int a;\n" * 3})
        (folder / "ci").mkdir()
        for name in ("commits", "comments.py"):
            shutil.copy(CI / name, folder / "ci" / name)
        self.commit("The commit that adds the check follows none either", {})

    def git(self, *arguments):
        return subprocess.run(["git", *arguments], cwd=self.folder, env=os.environ | NAMES, check=True, capture_output=True, text=True).stdout

    def commit(self, message, files):
        for name, text in files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", message)

    def check(self, *arguments):
        """(status, what is wrong without hashes)."""
        result = subprocess.run([sys.executable, self.folder / "ci" / "commits", *arguments], cwd=self.folder,
                                env=os.environ | NAMES, capture_output=True, text=True, check=False)
        return result.returncode, result.stdout, [line.split(": ", 3)[3] for line in result.stderr.splitlines()]


@pytest.fixture
def tree(tmp_path):
    return Tree(tmp_path)


FORM = "the subject is not `scope: imperative subject`, in lower case and without a full stop; change it with: git commit --amend"
CODE = {"core/a.c": "int a;\nint b;\n"}
NO_TEST = "it changes core/a.c and no test: add the test, or name those that cover it in a line `Tests: …`; change it with: git commit --amend"


def lines(count):
    return "".join(f"line number {i}\n" for i in range(count))


@pytest.mark.parametrize(
    ("message", "files", "wrong"),
    [
        ("core: add b", CODE | {"tests/test_b.py": "b\n"}, []),
        ("core, docs: add b", {"docs/b.md": "b\n"}, []),
        ("core/stream: `b` waits", {}, []),
        ("added b", {}, [FORM]),
        ("core: Add b", {}, [FORM]),
        ("core: add b.", {}, [FORM]),
        ("core: " + 55 * "b", {}, ["the subject has 61 columns, at most 60 are allowed; change it with: git commit --amend"]),
        ("core: " + 54 * "b", {}, []),
        ("core: add b", CODE, [NO_TEST]),
        ("core: add b\n\nTests: tests/test_a.py", CODE, []),
        ("core: add b\n\nTests:", CODE, [NO_TEST]),
        ("core: explain a", {"core/a.c": "// a\n" + "int a;\n" * 3}, []),
        ("core: explain a", {"core/a.c": 'char *a = "// a";\n'}, [NO_TEST]),
        ("docs: add b", {"docs/b.md": lines(1000)}, []),
        ("docs: add b", {"docs/b.md": lines(1001)}, ["it adds 1001 hand-written lines, at most 1000 are allowed: split it; change it with: git commit --amend"]),
        ("generated: add b", {"generated/b.c": lines(2000), "tests/golden/b.txt": lines(2000)}, []),
    ],
)  # fmt: skip
def test_rules(tree, message, files, wrong):
    tree.commit(message, files)
    assert tree.check()[2] == wrong


def test_nothing_to_check(tree):
    """Neither what was there before nor the commit that adds the check is looked at."""
    assert tree.check() == (0, "ci/commits: 0 commits, 0 faults\n", [])


def test_moves_do_not_count(tree):
    """Neither a renamed file nor lines that the same commit takes from another file."""
    tree.commit("docs: add b", {"docs/b.md": lines(900)})
    tree.commit("docs: add c", {"docs/c.md": "".join(f"another line {i}\n" for i in range(900))})
    tree.git("mv", "docs/b.md", "docs/d.md")
    tree.commit("docs: move", {"docs/c.md": "c\n", "docs/e.md": "".join(f"another line {i}\n" for i in range(900)) + lines(200)})
    assert tree.check() == (0, "ci/commits: 3 commits, 0 faults\n", [])


def test_an_older_commit_is_changed_by_rebase(tree):
    tree.commit("bad", {})
    bad = tree.git("rev-parse", "HEAD")[:10]
    tree.commit("docs: add b", {"docs/b.md": "b\n"})
    status, said, (wrong,) = tree.check()
    assert (status, said) == (1, "ci/commits: 2 commits, 1 faults\n")
    assert wrong.endswith(f"; change it with: git rebase -i {bad}^")


def test_what_the_remote_has_is_not_checked(tree, tmp_path):
    tree.commit("bad", {})
    tree.git("update-ref", "refs/remotes/origin/main", "HEAD")
    assert tree.check()[0] == 0
    tree.commit("worse", {})
    assert tree.check()[2] == [FORM]
    tree.git("update-ref", "refs/remotes/upstream/main", "HEAD")
    assert tree.check("--main", "upstream/main")[0] == 0


def test_merges_are_not_checked(tree):
    tree.git("checkout", "-q", "-b", "side", "HEAD^")
    tree.commit("docs: add b", {"docs/b.md": "b\n"})
    tree.git("checkout", "-q", "main")
    tree.git("merge", "-q", "--no-ff", "-m", "Merge of a side branch, in whatever words", "side")
    assert tree.check() == (0, "ci/commits: 1 commits, 0 faults\n", [])


def test_an_unknown_main_branch_is_an_error(tree):
    result = subprocess.run([sys.executable, tree.folder / "ci" / "commits", "--main", "nowhere"], cwd=tree.folder,
                            env=os.environ | NAMES, capture_output=True, text=True, check=False)
    assert result.returncode == 1 and "nowhere" in result.stderr
