import { createHash } from 'node:crypto';

const ending = '</script>';

/** What stands in a script, by the rest of its tag and what follows it. */
const contentOf = (rest: string): string => {
  const start = rest.indexOf('>') + 1;
  return rest.slice(start, rest.indexOf(ending, start));
};

/**
 * Replaces the nonce of one rendering by the hashes of the scripts that carried it. A script that found its way into the
 * content has no nonce and gets no hash; and what is kept holds no nonce that somebody could learn.
 */
export function hashOwnScripts(html: string, nonce: string): { html: string; scriptSources: string } {
  const pieces = html.split(` nonce="${nonce}"`);
  const hashes = new Set<string>();
  for (const [index, rest] of pieces.entries()) {
    const before = pieces[index - 1];
    if (before === undefined || !before.startsWith('<script', before.lastIndexOf('<'))) continue;
    const content = contentOf(rest);
    if (content !== '') hashes.add(` 'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  }
  return { html: pieces.join(''), scriptSources: [...hashes].join('') };
}
