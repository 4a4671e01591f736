/** The page that an address asks for: 1 without one, null when it is no page number. */
export function pageInAddress(searchParams: URLSearchParams, name = 'page'): number | null {
  const text = searchParams.get(name);
  if (text === null) return 1;
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}
