import { sandbox as calls } from '../../contracts/sandbox.ts';
import { notFound } from '../errors.ts';
import { route, type Route } from '../http/route.ts';
import type { PayerDesk } from '../ports/payments/sandbox/payer-desk.ts';

function opened(sandbox: PayerDesk | null): PayerDesk {
  if (sandbox === null) throw notFound('page');
  return sandbox;
}

/** The card form of the built-in test provider; without it, the calls do not exist. */
export const sandboxRoutes = (sandbox: PayerDesk | null): Route[] => [
  route(calls.session, async (_, { params }) => opened(sandbox).session(params.sessionId)),
  route(calls.pay, async (_, { params, body }) => opened(sandbox).pay(params.sessionId, body.cardNumber)),
  route(calls.confirm, async (_, { params }) => opened(sandbox).confirm(params.sessionId)),
];
