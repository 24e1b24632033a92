"""What a server tells Prometheus about itself, on a port of its own: nothing about anybody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from threading import Thread
from typing import Final, Protocol
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from skyrise import __version__
from skyrise.tables import Hall
from skyrise.tables.tally import BOUNDS, Tally

from .store import SqlStore

LOOPBACK: Final = "127.0.0.1"


class Waiting(Protocol):
    """Where tasks stand in line."""

    @property
    def waiting(self) -> int: ...


@dataclass(frozen=True, slots=True)
class ServerMetrics(Collector):
    """Looks at the parts of a server whenever it is asked: counting costs nothing in between."""

    hall: Hall
    thinkers: Waiting
    store: SqlStore

    def collect(self) -> Iterator[Metric]:
        tables, readers = self.hall.count()
        yield GaugeMetricFamily("skyrise_tables_awake", "Tables in memory.", tables)
        yield GaugeMetricFamily("skyrise_readers", "Sockets and polls that listen at tables.", readers)
        yield GaugeMetricFamily("skyrise_bots_waiting", "Decisions of bots that stand in line.", self.thinkers.waiting)
        trouble = float(self.store.trouble is not None)
        yield GaugeMetricFamily("skyrise_store_trouble", "1 if the latest write to the database failed.", trouble)
        yield GaugeMetricFamily("skyrise_writes_waiting", "Changes that wait to be written.", self.store.waiting)
        about = GaugeMetricFamily("skyrise_info", "The version.", labels=["version"])
        about.add_metric([__version__], 1)
        yield about
        yield from _commands(self.hall.tally)


def _commands(tally: Tally) -> Iterator[Metric]:
    seconds = HistogramMetricFamily("skyrise_command_seconds", "Commands that were carried out, from sent to on disk.")
    buckets, sum_so_far = [], 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), tally.commands, strict=True):
        sum_so_far += count
        buckets.append((bound, float(sum_so_far)))
    seconds.add_metric([], buckets, tally.seconds)
    yield seconds
    refused = CounterMetricFamily("skyrise_refused", "Commands that were refused.", labels=["reason"])
    for reason, count in sorted(tally.refused.items()):
        refused.add_metric([reason], count)
    yield refused


def registry_of(metrics: ServerMetrics) -> CollectorRegistry:
    """What is told: the server's own, and of its process."""
    registry = CollectorRegistry()
    registry.register(metrics)
    for collector in (ProcessCollector, PlatformCollector, GCCollector):
        collector(registry=registry)
    return registry


def serve_metrics(metrics: ServerMetrics, port: int) -> tuple[WSGIServer, Thread]:
    """Answers at ``/metrics`` of a port of the loopback, on a thread."""
    return start_http_server(port, LOOPBACK, registry_of(metrics))
