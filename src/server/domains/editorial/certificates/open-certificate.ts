import { pages } from '../../../../contracts/pages.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { printedFile } from '../../../ports/typesetter/printed-file.ts';
import { checkLink } from '../../files/index.ts';
import { certificateFacts } from './certificate-facts.ts';
import { certificatePath } from './certificate-link.ts';
import { findCertified } from './certificate-store.ts';
import { printCertificate } from './print-certificate.ts';
import { refuseWithdrawn } from './refuse-withdrawn.ts';

/** The certificate of an article, for whoever holds a link that was signed for it. */
export async function openCertificate(
  ctx: Context,
  articleId: string,
  link: { readonly expires: number; readonly signature: string },
) {
  await checkLink(ctx, certificatePath(articleId), link);
  const article = await findCertified(ctx.db, articleId);
  if (!article) throw notFound('This article');
  refuseWithdrawn(article);
  const facts = certificateFacts(article);
  const bytes = await printCertificate({
    facts,
    language: article.language,
    publisher: ctx.site.name,
    address: ctx.site.url + pages.certificate.href({ articleId }),
  });
  return printedFile(`Certificate ${facts.articleNumber}.pdf`, bytes);
}
