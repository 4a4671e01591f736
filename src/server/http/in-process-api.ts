import type { Call, Input, ReplyOf } from '../../contracts/call.ts';
import { issues } from '../../contracts/issues.ts';
import { journals } from '../../contracts/journals.ts';
import { siteContent } from '../../contracts/site-content.ts';
import { site } from '../../contracts/site.ts';
import type { Actor } from '../context.ts';
import { withMemo } from '../request-memo.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { carryOut, type Carrying } from './read-publicly.ts';
import { noExchange, type Route } from './route.ts';

/** What so many pages read that it is read once for all of them; the same as any page, it counts until public content changes. */
const readByMany: readonly Call[] = [site.read, siteContent.home, journals.list, journals.categories, issues.list];

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

const visitor: Actor = { kind: 'visitor' };

/** One context for all that a page reads of the database, and one for all that it reads of the copy. */
function onePageOf(carrying: Carrying): Carrying {
  const own = withMemo(carrying.contextFor(visitor));
  const copy = carrying.publicContext();
  const ofCopy = copy === null ? null : withMemo(copy);
  return { ...carrying, contextFor: () => own, publicContext: () => ofCopy };
}

/**
 * Makes calls without HTTP, always as a visitor; public pages read through it. One per page: what its parts ask for
 * twice is read once.
 */
export function inProcessApi(routes: readonly Route[], carrying: Carrying, cache: PageCache) {
  const byCall = new Map(routes.map((route) => [nameOf(route.call), route]));
  const namesForMany = new Set(readByMany.map(nameOf));
  return function apiForOnePage() {
    const forPage = onePageOf(carrying);
    return async function call<C extends Call>(declared: C, input: Input<C> = {}): Promise<ReplyOf<C>> {
      const name = nameOf(declared);
      const route = byCall.get(name);
      if (!route) throw new Error(`No route carries out ${name}`);
      const raw = { params: input.params, query: input.query, body: input.body };
      const run = () => carryOut(forPage, route, visitor, raw, noExchange);
      const reading = namesForMany.has(name) ? cache.value(`${name} ${JSON.stringify(raw)}`, run) : run();
      // The reply has just been parsed by this call's own schema.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return (await reading) as ReplyOf<C>;
    };
  };
}
