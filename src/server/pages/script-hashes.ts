import { createHash } from 'node:crypto';

const ownScript = (nonce: string) =>
  new RegExp(`<script\\b([^>]*)\\snonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g');

/**
 * Replaces the nonce of one rendering by the hashes of the scripts that carried it. A script that found its way into the
 * content has no nonce and gets no hash; and what is kept holds no nonce that somebody could learn.
 */
export function hashOwnScripts(html: string, nonce: string): { html: string; scriptSources: string } {
  const hashes = new Set<string>();
  const withoutNonce = html.replace(ownScript(nonce), (_, before: string, after: string, content: string) => {
    if (content !== '') hashes.add(` 'sha256-${createHash('sha256').update(content).digest('base64')}'`);
    return `<script${before}${after}>${content}</script>`;
  });
  return { html: withoutNonce.replaceAll(` nonce="${nonce}"`, ''), scriptSources: [...hashes].join('') };
}
