/** The address under which a DOI is resolved. A DOI may hold any character, and some of them end a path. */
export const doiHref = (doi: string): string =>
  `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`;
