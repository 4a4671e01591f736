import type { articleXml } from '../../../../contracts/article-xml.ts';
import type { ParamsOf } from '../../../../contracts/call.ts';
import { articleFileHref } from '../../../../contracts/pages.ts';
import type { Context } from '../../../context.ts';
import { Moved } from '../../../errors.ts';
import { findVersion } from '../versions/article-version.ts';
import { entitlementTo } from '../reading-entitlement.ts';
import { writeMixedXml } from '../write-xml.ts';
import { articleJats } from './article-jats.ts';
import { findSourceFacts } from './jats-source-store.ts';

/**
 * An article in JATS XML: with its body for those who may read it, else with front matter and references. No one is
 * refused. Withdrawn, it is a title page, for administrators, too.
 */
export async function readArticleXml(
  ctx: Context,
  asked: ParamsOf<typeof articleXml.read> & { readonly version?: number },
) {
  const { version } = asked;
  const found = await findVersion(ctx, asked.articleId, version);
  const { article, journalAbbreviation } = found;
  if (journalAbbreviation !== asked.journalAbbreviation)
    throw new Moved(articleFileHref(journalAbbreviation, article.id, 'xml', version));
  const { mayRead } = await entitlementTo(ctx, { kind: 'article', ...article });
  const source = { found, facts: await findSourceFacts(ctx.db, article.id), site: ctx.site };
  const text = writeMixedXml(articleJats(source, mayRead ? 'with-body' : 'with-references'));
  return { text, saveAs: null };
}
