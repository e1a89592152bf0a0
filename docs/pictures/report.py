"""Make report.png, the picture of a balance report. It needs a Chromium."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
HOUSE = """
extends = "deluxe"

[cards]
cafe = { cost = 1 }
french-restaurant = { cost = 4, amount = 4 }
radio-tower = { cost = 18 }
"""


def main() -> None:
    """Simulate, and photograph the head of the page."""
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if browser is None:
        sys.exit("Making report.png needs Chromium or Chrome.")
    with tempfile.TemporaryDirectory() as folder:
        house, page = Path(folder) / "my-town.toml", Path(folder) / "report.html"
        house.write_text(HOUSE)
        tables = ["--edition", "deluxe", "--players", "3", "--compare", house]
        simulate = [sys.executable, "-m", "bourgade", "simulate", *tables, "--games", "100000", "--lang", "en"]
        subprocess.run([*simulate, "--html", page], check=True)
        options = ["--headless", "--no-sandbox", "--hide-scrollbars", "--window-size=1100,1500"]
        subprocess.run([browser, *options, f"--screenshot={HERE / 'report.png'}", page.as_uri()], check=True)


if __name__ == "__main__":
    main()
