import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry, type MetricObject } from 'prom-client';
import { notFound } from '../errors.ts';
import type { Workers } from '../ports/workers/workers.ts';
import { bearerToken } from './session-cookie.ts';

type Figures = Readonly<Record<string, number>>;

/** Figures that are read when they are asked for, by what the label says. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  /** What the figures of several processes come to; each may know the same of all. */
  readonly together?: 'sum' | 'same';
  readonly read: () => Promise<Figures> | Figures;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

/** The metrics of this machine for Prometheus; any process can answer. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #token: string | null;
  readonly #workers: Workers;
  readonly #seconds = new Histogram({
    name: 'colophon_http_answer_seconds',
    help: 'Time from a request to the end of its answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [this.#registry],
  });

  /** Only available with the token; never without one. */
  constructor(token: string | null, workers: Workers) {
    this.#token = token;
    this.#workers = workers;
    workers.whenAsked('figures', () => this.#registry.getMetricsAsJSON());
    if (token !== null) collectDefaultMetrics({ register: this.#registry });
  }

  add({ name, help, label, read, together = 'sum' }: Reading): void {
    const gauge = new Gauge({
      name: `colophon_${name}`,
      help,
      registers: [],
      aggregator: together === 'same' ? 'first' : 'sum',
      labelNames: [label],
      async collect() {
        this.reset();
        for (const [value, figure] of Object.entries(await read())) this.set({ [label]: value }, figure);
      },
    });
    this.#registry.registerMetric(gauge);
  }

  /** Whether metrics are available. */
  get isMeasuring(): boolean {
    return this.#token !== null;
  }

  /** Counts an answer by its route's pattern. */
  observe(answered: { method: string; route: string; status: number }, seconds: number): void {
    const { method, route, status } = answered;
    if (this.isMeasuring) this.#seconds.observe({ method, route, status }, seconds);
  }

  /** Measures each answer by its route's pattern, as addresses hold one-time tokens and email addresses; tells all at `/metrics`. */
  serve(app: FastifyInstance): void {
    const token = this.#token;
    if (token === null) return;
    app.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions } = request;
      this.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
    app.get('/metrics', async (request, reply) => {
      const given = bearerToken(request);
      // Without the token the address does not exist.
      if (given === null || !isSame(given, token)) throw notFound('address');
      reply.header('cache-control', 'no-store').type(this.#registry.contentType);
      return this.#ofAll();
    });
  }

  async #ofAll(): Promise<string> {
    // The others are of this start, and answer with what `whenAsked` gives.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const others = (await this.#workers.askOthers('figures')) as MetricObject[][];
    if (others.length === 0) return this.#registry.metrics();
    return AggregatorRegistry.aggregate([await this.#registry.getMetricsAsJSON(), ...others]).metrics();
  }
}
