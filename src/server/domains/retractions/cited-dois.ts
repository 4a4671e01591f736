const written = /\b10\.\d{4,9}\/[^\s"<>]+/gi;

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** Without the signs after a DOI that belong to the sentence. A closing bracket does if it was not opened in the DOI. */
function trimmed(doi: string): string {
  const bare = doi.replace(/[.,;:'’”\]}]+$/, '');
  return bare.endsWith(')') && count(bare, '(') < count(bare, ')') ? trimmed(bare.slice(0, -1)) : bare;
}

/**
 * The DOIs in a text, each once, in lower case. One at the end of a line may go on in the next one: it comes in both
 * lengths, to be looked for in a list.
 */
export function citedDois(text: string): string[] {
  const whole = [...text.matchAll(written)].map(([doi]) => doi);
  const joined = [...text.replace(/(\b10\.\d{4,9}\/\S*)\s*\n\s*(?=\S)/gi, '$1').matchAll(written)].map(([doi]) => doi);
  return [...new Set([...whole, ...joined].map((doi) => trimmed(doi).toLowerCase()))];
}
