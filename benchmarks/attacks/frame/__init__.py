"""What attacks have in common: servers to attack, people who play there, and how harm is told."""

from benchmarks.attacks.frame.attack import Attack
from benchmarks.attacks.frame.people import Person
from benchmarks.attacks.frame.target import Server, Target

__all__ = ["Attack", "Person", "Server", "Target"]
