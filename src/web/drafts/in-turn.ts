/** Does a piece of work while no other tab of this browser does one under the same name. */
export async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  // Browsers offer locks on secure pages only.
  if ('locks' in navigator) await navigator.locks.request(`colophon:draft:${name}`, work);
  else await work();
}
