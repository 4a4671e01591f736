import type { JatsArticle } from './jats-article.ts';
import type { FindPicture } from './pictures.ts';

/** Reads one JATS or TaxPub article as `readJatsArticle` does. Its parser is WebAssembly, which only a process that imports loads. */
export async function readArticleFile(xml: string | Uint8Array, findPicture?: FindPicture): Promise<JatsArticle> {
  const { readJatsArticle } = await import('./read-jats-article.ts');
  return readJatsArticle(xml, findPicture);
}
