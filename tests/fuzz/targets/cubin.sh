ABOUT="cubins, as the simulated device and the stub load and link them"

seeds() { "$(base_python)" tests/fuzz/images.py cubin "$1"; }

OPTIONS=(-max_len=4000)
