ABOUT="objects of the host and archives of them, as the simulated device's linker takes them"

seeds() { "$(base_python)" tests/fuzz/images.py archive "$1"; }

OPTIONS=(-max_len=6000)
