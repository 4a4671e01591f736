const PATTERN = /10\.\d{4,9}\/[^\s"<>]+/;

/** The first DOI in a text or an address, without resolver, percent escapes and closing punctuation. */
export function findDoi(written: string): string | null {
  const found = PATTERN.exec(percentDecoded(written))?.[0];
  return found === undefined ? null : withoutTrail(found);
}

/** The address of a DOI at its resolver. */
export function doiAddress(doi: string): string {
  return `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`;
}

function percentDecoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

// Old DOIs end in a bracket of their own, as in 10.1016/S0378-1127(00)00378-9: only an unmatched one goes.
function withoutTrail(doi: string): string {
  const trimmed = doi.replace(/[.,;:]+$/, '');
  const opened = trimmed.split('(').length;
  return trimmed.endsWith(')') && trimmed.split(')').length > opened ? withoutTrail(trimmed.slice(0, -1)) : trimmed;
}
