import type { ClientInstrumentation } from 'react-router';
import { neededFor, type Needed, type PageRoute } from './files-of-page.ts';
import { openWay, setWayAhead } from './way-ahead.ts';

declare global {
  interface Window {
    readonly __reactRouterManifest: { readonly routes: Readonly<Record<string, PageRoute | undefined>> };
    readonly __reactRouterRouteModules: Readonly<Record<string, unknown>>;
  }
}

/** What is fetched or here already; the browser keeps these files for good. */
const fetched = new Map<string, Promise<void>>();

async function ask(address: string, request: RequestInit = {}): Promise<void> {
  const answer = await fetch(address, request);
  // Only what was read to its end is kept. What a newer server does not have any more is no matter of the line.
  await answer.blob();
  if (answer.status >= 500) throw new Error(`${address} answered ${answer.status}`);
}

function bring(file: string): Promise<void> {
  const coming = fetched.get(file) ?? ask(file);
  fetched.set(file, coming);
  coming.catch(() => fetched.delete(file));
  return coming;
}

function neededAt(address: string): Needed {
  const there = new URL(address, location.href);
  // The router's own names for what it leaves in each page.
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: running } = window;
  const needed = neededFor(there.pathname, manifest.routes, running);
  const isOnThisPage = there.hash !== '' && there.pathname + there.search === location.pathname + location.search;
  return isOnThisPage ? { ...needed, asksServer: false } : needed;
}

/** Whether the server is there is asked only where the browser says that there is no line: it may mean the wider net. */
const isLineDoubtful = ({ asksServer }: Needed) => asksServer && !navigator.onLine;

async function reach(needed: Needed): Promise<void> {
  await Promise.all(needed.files.map(bring));
  if (isLineDoubtful(needed)) await ask('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
}

let latest = 0;

/** Another way was taken meanwhile: this one is never gone. */
const never = () => new Promise<never>(() => {});

async function untilReached(needed: Needed, turn: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    setWayAhead({ ...openWay, isClosed: tries > 1, isBeingTried: true, tries });
    const isThere = await reach(needed).then(
      () => true,
      () => false,
    );
    if (turn !== latest) await never();
    if (isThere) break;
    await new Promise<void>((tryAgain) => setWayAhead({ isClosed: true, isBeingTried: false, tries, tryAgain }));
  }
  setWayAhead(openWay);
}

/** Stays on the page that is shown, and forgets the one that was asked for. */
export function stayHere(): void {
  latest += 1;
  setWayAhead(openWay);
}

/** The parts of a page whose link is pointed at begin to come: they are most often here when it is clicked. */
export function bringWhatIsPointedAt({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[data-discover]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  for (const file of neededAt(link.href).files) void bring(file);
}

/**
 * Fetches the parts of a page before the router leaves for it: left without them, it reloads the page that one is on, and
 * without a line what was typed there is gone.
 */
export const reachFirst: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(go, { to }) {
        stayHere();
        const needed = typeof to === 'string' ? neededAt(to) : null;
        if (needed && (needed.files.length > 0 || isLineDoubtful(needed))) await untilReached(needed, latest);
        await go();
      },
    }),
};
