game-hide = Hide
