import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound } from '../errors.ts';
import { bearerToken } from './session-cookie.ts';

type Figures = Readonly<Record<string, number>>;

/** Figures that are read when they are asked for, by what the label says. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly read: () => Promise<Figures> | Figures;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

/** The figures of this process for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #token: string | null;
  readonly #seconds = new Histogram({
    name: 'colophon_http_answer_seconds',
    help: 'Time from a request to the end of its answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [this.#registry],
  });

  /** They are told to whoever has the token; without one, to nobody. */
  constructor(token: string | null) {
    this.#token = token;
    if (token !== null) collectDefaultMetrics({ register: this.#registry });
  }

  add({ name, help, label, read }: Reading): void {
    const gauge = new Gauge({
      name: `colophon_${name}`,
      help,
      registers: [],
      labelNames: [label],
      async collect() {
        this.reset();
        for (const [value, figure] of Object.entries(await read())) this.set({ [label]: value }, figure);
      },
    });
    this.#registry.registerMetric(gauge);
  }

  /** Measures each answer by its route's pattern, as addresses hold one-time tokens and email addresses; tells all at `/metrics`. */
  serve(app: FastifyInstance): void {
    const token = this.#token;
    if (token === null) return;
    app.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions } = request;
      this.#seconds.observe(
        { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
      done();
    });
    app.get('/metrics', async (request, reply) => {
      const given = bearerToken(request);
      // Nobody learns without the token that there is anything.
      if (given === null || !isSame(given, token)) throw notFound('This address');
      reply.header('cache-control', 'no-store').type(this.#registry.contentType);
      return this.#registry.metrics();
    });
  }
}
