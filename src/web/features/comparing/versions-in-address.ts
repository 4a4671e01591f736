const version = (text: string | null) => (text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null);

/** The two versions that an address names, the earlier one first; the last two where it names none that exist. */
export function versionsInAddress(search: URLSearchParams, last: number): { before: number; after: number } {
  const before = version(search.get('before'));
  const after = version(search.get('after'));
  if (before === null || after === null || before >= after || after > last) return { before: last - 1, after: last };
  return { before, after };
}
