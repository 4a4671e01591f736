import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { answerEarly } from './kept/answer-early.ts';
import { earlyServer } from './kept/early-server.ts';
import type { KeptAnswers } from './kept/kept-answers.ts';
import type { Metrics } from './metrics.ts';

interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** What the log would have been told of an answer that went out early. */
function logAnswer(app: FastifyInstance, { method, route, status, milliseconds }: Answered): void {
  const log = app.log.child({ reqId: randomUUID() });
  log.info({ req: { method, routeOptions: { url: route } } }, 'incoming request');
  log.info({ res: { statusCode: status }, responseTime: milliseconds }, 'request completed');
}

/** What answers before Fastify does: the server that asks it first, and what it has to know of the application. */
export function earlyAnswers(kept: KeptAnswers, metrics: Metrics, logLevel: string) {
  const state: { app: FastifyInstance | null; isClosing: boolean } = { app: null, isClosing: false };
  const isLogged = ['info', 'debug', 'trace'].includes(logLevel);
  const witness = (answered: Answered) => {
    metrics.observe(answered, answered.milliseconds / 1000);
    if (isLogged && state.app !== null) logAnswer(state.app, answered);
  };
  const early = answerEarly(kept, isLogged || metrics.isMeasuring ? witness : null);
  return {
    serverFactory: earlyServer(early, () => state.isClosing),
    follow: (app: FastifyInstance) => {
      state.app = app;
      app.addHook('preClose', (done) => {
        state.isClosing = true;
        done();
      });
    },
  };
}
