import type { Call, Input, ReplyOf } from '../../contracts/call.ts';
import type { Context } from '../context.ts';
import type { Exchange, Route } from './route.ts';
import { runRoute } from './run-route.ts';

const noExchange: Exchange = {
  userAgent: '',
  visit: null,
  setSessionCookie: () => undefined,
  clearSessionCookie: () => undefined,
};

/** Carries out calls without HTTP, always as a visitor: what the public pages read through. */
export function inProcessApi(routes: readonly Route[], contextForVisitor: () => Context) {
  const byCall = new Map(routes.map((route) => [`${route.call.method} ${route.call.path}`, route]));
  return async function call<C extends Call>(declared: C, input: Input<C> = {}): Promise<ReplyOf<C>> {
    const route = byCall.get(`${declared.method} ${declared.path}`);
    if (!route) throw new Error(`No route carries out ${declared.method} ${declared.path}`);
    const raw = { params: input.params, query: input.query, body: input.body };
    // runRoute has just parsed the reply by this call's own schema.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (await runRoute(route, contextForVisitor(), raw, noExchange)) as ReplyOf<C>;
  };
}
