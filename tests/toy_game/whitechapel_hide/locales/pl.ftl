game-hide = Chowany
