/** Whether `If-None-Match` names this ETag, alone or in a list, weak or strong. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  // As browsers send it.
  if (header === undefined || header === etag) return header === etag;
  return header.split(',').some((named) => named.trim().replace(/^W\//, '') === etag);
}
