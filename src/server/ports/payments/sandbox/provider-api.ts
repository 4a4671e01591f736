import Fastify, { type FastifyInstance } from 'fastify';
import qs from 'qs';
import { z } from 'zod';
import { ApiRefusal } from './api-refusal.ts';
import { servePayer } from './payer-api.ts';
import type { PayerDesk } from './payer-desk.ts';
import type { ProviderDesk } from './provider-desk.ts';
import type { SandboxLog } from './state-file.ts';

const sessions = '/v1/checkout/sessions';
const bodyLimit = 64 * 1024;

const PriceQuery = z.object({ lookup_keys: z.array(z.string()).optional(), active: z.stringbool().optional() });
const ListQuery = z
  .object({
    limit: z.coerce.number().int().min(1).max(100).default(10),
    created: z.object({ gte: z.coerce.number().default(0) }).default({ gte: 0 }),
    payment_intent: z.string().optional(),
    starting_after: z.string().optional(),
    expand: z.array(z.string()).default([]),
  })
  .transform(({ limit, created, payment_intent: payment, starting_after: after, expand }) => ({
    limit,
    payment,
    after,
    createdFrom: created.gte,
    isExpanded: expand.length > 0,
  }));
const RetrieveQuery = z.object({ expand: z.array(z.string()).default([]) });
const SessionPath = z.object({ id: z.string() });

function addEdges(app: FastifyInstance, secretKey: string, log: SandboxLog): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, qs.parse(String(body), { depth: 6, arrayLimit: 100 }));
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const isKnown = request.headers.authorization === `Bearer ${secretKey}`;
    done(isKnown ? undefined : new ApiRefusal(401, 'Invalid API Key provided.'));
  });
  app.setNotFoundHandler((request) => {
    throw new ApiRefusal(404, `Unrecognized request URL (${request.method}: ${request.url.split('?')[0] ?? ''}).`);
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ApiRefusal) return reply.code(error.status).send(error.body());
    const status = z.object({ statusCode: z.int().min(400).max(499) }).safeParse(error).data?.statusCode ?? 500;
    if (status === 500) log.warn({ err: error }, 'The payment sandbox failed');
    const refusal = new ApiRefusal(
      status,
      'The request could not be carried out.',
      status === 500 ? { type: 'api_error' } : {},
    );
    return reply.code(status).send(refusal.body());
  });
}

interface Desks {
  readonly provider: ProviderDesk;
  readonly payer: PayerDesk;
}

/**
 * The provider's API as far as our adapter speaks it: prices and checkout sessions, form-encoded, behind a secret key; and the
 * card form for our other processes.
 */
export function providerApi({ provider: desk, payer }: Desks, secretKey: string, log: SandboxLog): FastifyInstance {
  const app = Fastify({
    bodyLimit,
    forceCloseConnections: true,
    routerOptions: { querystringParser: (text) => qs.parse(text, { arrayLimit: 100 }) },
  });
  addEdges(app, secretKey, log);
  const idOf = (params: unknown) => SessionPath.parse(params).id;
  servePayer(app, payer);
  app.get('/v1/prices', (request) => desk.prices(PriceQuery.parse(request.query)));
  const making = {
    [sessions]: desk.create,
    '/v1/refunds': desk.refund,
    '/v1/products': desk.makeProduct,
    '/v1/prices': desk.makePrice,
  };
  for (const [path, make] of Object.entries(making))
    app.post(path, ({ body, headers }) => make(body, headers['idempotency-key']?.toString()));
  app.post('/v1/prices/:id', ({ params, body, headers }) =>
    desk.changePrice(idOf(params), body, headers['idempotency-key']?.toString()),
  );
  app.get('/v1/refunds', ({ query }) => desk.listRefunds(ListQuery.parse(query).createdFrom));
  app.get('/v1/refunds/:id', ({ params }) => desk.retrieveRefund(idOf(params)));
  app.get(sessions, ({ query }) => desk.list(ListQuery.parse(query)));
  app.get(`${sessions}/:id`, ({ params, query }) =>
    desk.retrieve(idOf(params), RetrieveQuery.parse(query).expand.length > 0),
  );
  app.post(`${sessions}/:id/expire`, ({ params }) => desk.expire(idOf(params)));
  return app;
}
