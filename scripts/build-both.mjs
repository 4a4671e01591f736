import { ensureServerBuild } from './server-build.mjs';
import { ensureWebBuild } from './web-build.mjs';

// At the same time: the pages are built by a program of their own. Both are awaited, so that neither goes on alone.
for (const outcome of await Promise.allSettled([ensureWebBuild(process.env), ensureServerBuild()])) {
  if (outcome.status === 'fulfilled') continue;
  console.error(outcome.reason instanceof Error ? outcome.reason.message : String(outcome.reason));
  process.exitCode = 1;
}
