interface ShownPage {
  readonly key: string;
  /** Null where pages are left out. */
  readonly page: number | null;
}

/** The first, the last and the neighbours of the current page, with a gap where more than one is left out. */
export function shownPages(current: number, pageCount: number): ShownPage[] {
  const wanted = new Set([1, pageCount, current - 1, current, current + 1]);
  const shown: ShownPage[] = [];
  for (let page = 1; page <= pageCount; page += 1) {
    const bridges = wanted.has(page - 1) && wanted.has(page + 1);
    if (wanted.has(page) || bridges) shown.push({ key: String(page), page });
    else if (shown.at(-1)?.page !== null) shown.push({ key: `gap-${page}`, page: null });
  }
  return shown;
}
