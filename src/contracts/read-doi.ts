const PATTERN = /10\.\d{4,9}(?:\.\d+)*\/[^\s"]+/;

/**
 * The DOI that makes up an identifier; null if it is none. A DOI may contain any character, percent-encoded in
 * addresses.
 */
export function readDoi(written: string): string | null {
  const address = /^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/(.*)$/i.exec(written)?.[1];
  const doi = address === undefined ? written.replace(/^(?:info:doi\/|doi:?)\s*/i, '') : percentDecoded(address);
  return /^10\.\d{4,9}(?:\.\d+)*\/\S+$/.test(doi) ? doi : findDoi(written);
}

/** The first DOI in a text or an address, without resolver, percent escapes and closing punctuation. */
export function findDoi(written: string): string | null {
  const found = PATTERN.exec(percentDecoded(written))?.[0];
  return found === undefined ? null : withoutTrail(withoutMarkup(found));
}

function percentDecoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

// Old DOIs hold angle brackets in pairs, as in 10.1175/1520-0493(1987)115<1606:A>2.0.CO;2: only an unmatched one ends the DOI.
function withoutMarkup(doi: string): string {
  return /^(?:[^<>]|<(?!\/)[^<>]*>)*/.exec(doi)?.[0] ?? '';
}

// Others end in a bracket of their own, as in 10.1016/S0378-1127(00)00378-9.
function withoutTrail(doi: string): string {
  const trimmed = doi.replace(/[.,;:]+$/, '');
  const opened = trimmed.split('(').length;
  return trimmed.endsWith(')') && trimmed.split(')').length > opened ? withoutTrail(trimmed.slice(0, -1)) : trimmed;
}
