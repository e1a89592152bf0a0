"""What who runs a server needs: is it alive, is it ready, what goes on there, and who is behind a proxy."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from types import SimpleNamespace

import httpx
import psutil
import pytest
from postgres_town import postgres
from prometheus_client.parser import text_string_to_metric_families
from server_town import PATIENCE, Server, free_port, people

PROXY, STRANGER = "127.0.0.1", "127.0.0.2"  # both on this machine; only the first is believed


@contextmanager
def running(folder, *words):
    """Run the command as people type it, and wait until it answers."""
    port = free_port()
    command = [sys.executable, "-m", "bourgade", "serve", "--host", "127.0.0.1", "--port", str(port), *words]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("BOURGADE_")}
    with (folder / "stderr.txt").open("w+") as errors:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors, env=environment)
        server = SimpleNamespace(port=port, url=f"http://127.0.0.1:{port}", process=process)
        try:
            wait_for(lambda: answers(f"{server.url}/api/health"))
            yield server
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


def answers(address):
    try:
        return httpx.get(address, timeout=PATIENCE, trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def wait_for(question):
    end = time.monotonic() + PATIENCE
    while not (found := question()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)
    return found


def refusal(*words):
    """Return what the command says when it will not begin."""
    command = [sys.executable, "-m", "bourgade", "serve", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    return done.stderr


# --- Alive and ready --------------------------------------------------------------------------------------------------


@pytest.mark.keeps
def test_a_server_is_alive_and_ready(tmp_path, back_end):
    with Server(tmp_path / "data", back_end, thinkers=1) as server:
        assert httpx.get(f"{server.url}/api/health").json()["name"] == "bourgade"
        assert httpx.get(f"{server.url}/api/ready").json() == {"ready": True}


def test_a_server_whose_database_is_away_is_alive_and_not_ready_until_it_is_back(tmp_path):
    with Server(tmp_path / "data", lambda _folder: postgres().fresh(), thinkers=1, patience=5.0) as server:
        postgres().stop()
        try:
            answer = httpx.get(f"{server.url}/api/ready", timeout=PATIENCE)
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            assert httpx.get(f"{server.url}/api/health").status_code == 200
        finally:
            postgres().start()
        wait_for(lambda: answers(f"{server.url}/api/ready"))


# --- Metrics ----------------------------------------------------------------------------------------------------------


def told(port):
    """Return what is told at a port: numbers by name, with the code where there is one."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE, trust_env=False).text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {
        f"{sample.name} {sample.labels['code']}" if "code" in sample.labels else sample.name: sample.value
        for sample in samples
        if "le" not in sample.labels
    }


def test_what_goes_on_is_told_at_a_port_of_its_own(tmp_path):
    port = free_port()

    async def story(server):
        async with people(server, "Ana") as ana:
            table = (await ana.make(seats=["me", "easy"], options={"first": "P1"}, pace=0))["id"]
            async with ana.at(table) as looking:
                await looking.do("start")
                await looking.see(lambda: looking.legal)
                assert (await looking.ask("play", ply=len(looking.actions), move="build castle"))["code"] == "illegal"
                while looking.legal:
                    assert (await looking.play(looking.legal[-1]))["type"] == "done"
                played = sum(action["who"] == "P1" for action in looking.actions)
                await looking.see(lambda: looking.legal)
                bots = sum(action["who"] == "P2" for action in looking.actions)
                found = told(port)
                assert found["bourgade_tables"] == 1
                assert found["bourgade_clients"] == 1
                assert found["bourgade_move_seconds_count"] == played
                assert found["bourgade_thought_seconds_count"] == bots
                assert found["bourgade_refused_total illegal"] == 1
                assert found["bourgade_refused_total storage"] == 0
                secrets = httpx.get(f"http://127.0.0.1:{port}/").text
                assert not re.search(f"Ana|{table}", secrets)
            wait_for(lambda: told(port)["bourgade_clients"] == 0)

    with running(tmp_path, "--data", str(tmp_path), "--metrics", str(port)) as server:
        asyncio.run(story(server))


def test_nothing_is_told_unless_it_is_asked_for_and_nothing_where_people_play(tmp_path):
    with Server(tmp_path / "data", thinkers=1) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 404
    port = free_port()
    with running(tmp_path, "--data", str(tmp_path), "--metrics", str(port)) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 404
        listening = psutil.Process(server.process.pid).net_connections("tcp")
        assert ("127.0.0.1", port) in [found.laddr for found in listening if found.status == psutil.CONN_LISTEN]


def test_what_several_workers_do_is_told_together_and_a_dead_one_has_no_clients(tmp_path):
    port = free_port()

    async def story(server):
        async with people(server, "Ana") as ana:
            tables = [(await ana.make(seats=["me", "me"]))["id"] for _ in range(8)]
            at = [ana.at(table) for table in tables]
            looking = [await each.__aenter__() for each in at]
            for each in looking:
                await each.do("start")
                await each.see(lambda each=each: each.legal)
                assert (await each.play(each.legal[-1]))["type"] == "done"
            found = told(port)
            assert found["bourgade_clients"] == len(tables)
            assert found["bourgade_move_seconds_count"] == len(tables)
            for worker in workers(server):
                worker.kill()
            wait_for(lambda: not told(port).get("bourgade_clients"))
            assert told(port)["bourgade_move_seconds_count"] == len(tables)  # what was done stays done
            for each in looking:
                await each.socket.close()

    given = ["--database", postgres().fresh(), "--workers", "3", "--metrics", str(port)]
    with running(tmp_path, *given) as server:
        asyncio.run(story(server))


def workers(server):
    children = psutil.Process(server.process.pid).children()
    return [child for child in children if any("spawn_main" in word for word in child.cmdline())]


def test_metrics_where_nobody_can_listen_are_refused_in_a_sentence(tmp_path):
    port = free_port()
    with running(tmp_path, "--data", str(tmp_path / "one"), "--metrics", str(port)):
        said = refusal("--port", "0", "--data", str(tmp_path / "two"), "--metrics", str(port))
        assert f"Port {port} is taken by another program: choose another one with --metrics." in said
    assert "write a port such as 9100" in refusal("--port", "0", "--data", str(tmp_path / "two"), "--metrics", "here")


# --- Proxies ----------------------------------------------------------------------------------------------------------


def ask(server, path, sent_from, **headers):
    """Ask from an address of this machine, as a proxy would there."""
    transport = httpx.HTTPTransport(local_address=sent_from)
    with httpx.Client(transport=transport, base_url=server.url, headers=headers, timeout=PATIENCE) as client:
        return client.get(path)


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    limits = {"requests_per_second": 0.001, "requests_burst": 5}
    with Server(tmp_path_factory.mktemp("proxy") / "data", thinkers=1, **limits) as server:
        yield server


def requests_until_refused(server, sent_from, forwarded):
    headers = [{"X-Forwarded-For": each} for each in forwarded]
    return [ask(server, "/api/games", sent_from, **each).status_code for each in headers]


def test_limits_are_those_of_who_is_behind_a_proxy_on_this_machine(strict):
    assert requests_until_refused(strict, PROXY, ["192.0.2.1"] * 6) == [200] * 5 + [429]
    assert requests_until_refused(strict, PROXY, ["192.0.2.2"] * 5) == [200] * 5


def test_who_is_no_proxy_cannot_say_to_be_somebody_else(strict):
    said = [f"192.0.2.{number}" for number in range(10, 16)]
    assert requests_until_refused(strict, STRANGER, said) == [200] * 5 + [429]


def test_a_proxy_elsewhere_is_believed_when_it_is_named(tmp_path):
    with running(tmp_path, "--data", str(tmp_path), "--proxy", f"10.0.0.0/8,{STRANGER}") as server:
        cookie = ask(server, "/api/me", STRANGER, **{"X-Forwarded-Proto": "https"}).headers["set-cookie"]
        assert "Secure" in cookie
        assert "Secure" in ask(server, "/api/me", PROXY, **{"X-Forwarded-Proto": "https"}).headers["set-cookie"]
    with running(tmp_path, "--data", str(tmp_path)) as server:
        cookie = ask(server, "/api/me", STRANGER, **{"X-Forwarded-Proto": "https"}).headers["set-cookie"]
        assert "Secure" not in cookie


def test_who_is_behind_a_proxy_is_not_taken_for_somebody_at_this_machine(tmp_path):
    with running(tmp_path, "--data", str(tmp_path)) as server:
        host = {"Host": f"localhost:{server.port}", "X-Forwarded-For": "192.0.2.1"}
        assert ask(server, "/api/addresses", PROXY, **host).json() == {"addresses": []}


@pytest.mark.parametrize("wrong", ["*", "proxy.example", "10.0.0.0/99", ""])
def test_what_is_no_address_of_a_proxy_is_refused_in_a_sentence(tmp_path, wrong):
    assert "is not the address of a proxy" in refusal("--port", "0", "--data", str(tmp_path), "--proxy", wrong)
