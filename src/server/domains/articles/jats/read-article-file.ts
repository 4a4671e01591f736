import * as t from '../../../../messages/article-responses.ts';
import type { JatsArticle } from './jats-article.ts';
import type { FindPicture } from './pictures.ts';

/** A file that cannot be taken in as an article, with a reason that a person can act on. */
export class UnreadableArticle extends Error {
  readonly reason: string;
  readonly line: number | null;

  constructor(reason: string, line: number | null = null) {
    super(line === null ? reason : t.reasonAtLine({ reason, line }));
    this.name = 'UnreadableArticle';
    this.reason = reason;
    this.line = line;
  }
}

/** Reads one JATS or TaxPub article as `readJatsArticle` does. Its parser is WebAssembly, which only a process that imports loads. */
export async function readArticleFile(xml: string | Uint8Array, findPicture?: FindPicture): Promise<JatsArticle> {
  const { readJatsArticle } = await import('./read-jats-article.ts');
  return readJatsArticle(xml, findPicture);
}
