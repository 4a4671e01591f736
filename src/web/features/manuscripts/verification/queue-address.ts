/** The address, within the dashboard, of the queue as it is searched, or of one manuscript in it. */
export function queueAddress(search: URLSearchParams, manuscriptId: string | null): string {
  const next = new URLSearchParams({ tab: search.get('tab') ?? '0' });
  const words = search.get('q') ?? '';
  if (words !== '') next.set('q', words);
  if (manuscriptId !== null) next.set('manuscript', manuscriptId);
  return `?${next}`;
}
