"""The checked form of each binding: functions return plain values and raise on failure."""
