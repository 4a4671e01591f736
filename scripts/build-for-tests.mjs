import { ensureServerBuild } from './server-build.mjs';

/** Vitest's global setup: servers that tests start are what `npm start` starts, made of what is here. */
export default ensureServerBuild;
