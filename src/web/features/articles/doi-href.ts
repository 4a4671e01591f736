/** The address under which a DOI is resolved. */
export const doiHref = (doi: string) => `https://doi.org/${encodeURI(doi)}`;
