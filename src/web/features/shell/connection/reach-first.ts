import type { ClientInstrumentation } from 'react-router';
import { needsServer, screenAt } from './screen-ahead.ts';
import { openWay, setWayAhead } from './way-ahead.ts';

/** The screens that were shown here: the browser has their files. */
const seen = new Set<string>();
/** How long an answer counts, in milliseconds. */
const answerCounts = 2000;
let answeredAt = Number.NEGATIVE_INFINITY;

/** Asks for a file of this build, as the files of another screen would be asked for. */
async function askServer(): Promise<void> {
  if (performance.now() - answeredAt < answerCounts) return;
  const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
  // A file missing on a newer server is not a connection problem.
  if (answer.status >= 500) throw new Error(`The server answered ${answer.status}`);
  answeredAt = performance.now();
}

const isServerNeeded = (address: string) => needsServer(address, { location, seen, isOnline: navigator.onLine });

let latest = 0;

/** A newer navigation replaced this one, which never finishes. */
const never = () => new Promise<never>(() => {});

async function untilReached(turn: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    setWayAhead({ ...openWay, isClosed: tries > 1, isBeingTried: true, tries });
    const isThere = await askServer().then(
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

/** Checks the server when the pointer reaches a link, so that the answer is usually there on click. */
export function askAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin === location.origin && isServerNeeded(link.href)) askServer().catch(() => undefined);
}

/**
 * Checks that the server can be reached before the router loads the files of a new page: without them the router reloads
 * the current page, and offline that would lose what was typed.
 */
export const reachFirst: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(go, { to }) {
        stayHere();
        seen.add(screenAt(location.pathname));
        if (typeof to === 'string' && isServerNeeded(to)) await untilReached(latest);
        await go();
      },
    }),
};
