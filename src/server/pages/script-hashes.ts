import { hash } from 'node:crypto';

const ending = '</script>';

/** The content of a script whose tag continues here. */
function contentOf(page: Buffer, tag: number): Buffer {
  const start = page.indexOf('>', tag) + 1;
  return page.subarray(start, page.indexOf(ending, start));
}

/** In their own buffer, as cached: Node would cut a small page from a larger slab. */
function joined(parts: readonly Buffer[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) at += part.copy(whole, at);
  return whole;
}

/**
 * Replaces the nonce of one rendering by the hashes of the scripts that had it. An injected script has no nonce and
 * gets no hash, and a cached page contains no nonce that anyone could learn. Works on bytes, because strings would
 * copy the page three more times.
 */
export function hashOwnScripts(page: Buffer, nonce: string): { html: Buffer; scriptSources: string } {
  const mark = Buffer.from(` nonce="${nonce}"`);
  const parts: Buffer[] = [];
  const hashes = new Set<string>();
  let end = 0;
  for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, end)) {
    parts.push(page.subarray(end, at));
    end = at + mark.length;
    const tag = page.lastIndexOf('<', at);
    if (page.toString('latin1', tag, tag + '<script'.length) !== '<script') continue;
    const content = contentOf(page, end);
    if (content.length > 0) hashes.add(` 'sha256-${hash('sha256', content, 'base64')}'`);
  }
  parts.push(page.subarray(end));
  return { html: joined(parts), scriptSources: [...hashes].join('') };
}
