/** A call that has not been answered by then counts as lost, in milliseconds. */
const patience = 20_000;
/** Browsers let this much go out after its page has been closed, in bytes. */
const mostAfterClosing = 60_000;

/** How work is loaded. */
export const loadingWork = () => ({ signal: AbortSignal.timeout(patience) });

/** How work is saved: the request outlives a page that is closed meanwhile, where the browser allows it. */
export const savingWork = (body: object) => ({
  ...loadingWork(),
  keepalive: new TextEncoder().encode(JSON.stringify(body)).length < mostAfterClosing,
});
