"""What programs need, loaded before they are begun: modules and compiled rules, nothing that looks around."""

import asyncpg  # noqa: F401
import uvicorn  # noqa: F401

import bourgade
import bourgade.bots.finding
import bourgade.bots.policies
import bourgade.cli
import bourgade.server.app
import bourgade.server.logs
import bourgade.server.running
import bourgade.server.wire
import bourgade.terminal.saves
import bourgade.terminal.screen

for name in bourgade.games():
    game = bourgade.new(name, seed=1)
    while game.actor == "chance":
        game.draw()
    game.view(game.actor).position()
    game.play(game.legal()[0])
    game.winners  # noqa: B018
    bourgade.terminal.drawing_of(name)
