import type { Context } from '../../../context.ts';
import type { XmlElement } from '../write-xml.ts';
import { articleJats } from './article-jats.ts';
import { listFrontMatters } from './jats-source-store.ts';

/** The front matter of some articles in JATS, by their ids. */
export async function readFrontMatters(ctx: Context, articleIds: readonly string[]): Promise<Map<string, XmlElement>> {
  const found = await listFrontMatters(ctx.db, articleIds);
  return new Map(
    found.map((source) => [source.found.article.id, articleJats({ ...source, site: ctx.site }, 'front-matter')]),
  );
}
