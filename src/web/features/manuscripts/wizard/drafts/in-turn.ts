/** Does a piece of work on a draft while no other tab of this browser does one on it. */
export async function inTurn(awsId: string, work: () => Promise<void>): Promise<void> {
  // Browsers offer locks on secure pages only.
  if ('locks' in navigator) await navigator.locks.request(`colophon:draft:${awsId}`, work);
  else await work();
}
