import type { articleXml } from '../../../../contracts/article-xml.ts';
import type { ParamsOf } from '../../../../contracts/call.ts';
import { articleXmlHref } from '../../../../contracts/pages.ts';
import type { Context } from '../../../context.ts';
import { Moved, notFound } from '../../../errors.ts';
import { findArticle } from '../article-store.ts';
import { entitlementTo } from '../reading-entitlement.ts';
import { writeMixedXml } from '../write-xml.ts';
import { articleJats } from './article-jats.ts';
import { findSourceFacts } from './jats-source-store.ts';

/**
 * An article in JATS XML: with its body for those who may read it, else with front matter and references. No one is
 * refused. Withdrawn, it is a title page, for administrators, too.
 */
export async function readArticleXml(ctx: Context, asked: ParamsOf<typeof articleXml.read>) {
  const found = await findArticle(ctx.db, asked.articleId);
  if (!found) throw notFound('article');
  const { article, journalAbbreviation } = found;
  if (journalAbbreviation !== asked.journalAbbreviation)
    throw new Moved(articleXmlHref(journalAbbreviation, article.id));
  const { mayRead } = await entitlementTo(ctx, { kind: 'article', ...article });
  const source = { found, facts: await findSourceFacts(ctx.db, article.id), site: ctx.site };
  const text = writeMixedXml(articleJats(source, mayRead ? 'with-body' : 'with-references'));
  return { text, saveAs: null };
}
