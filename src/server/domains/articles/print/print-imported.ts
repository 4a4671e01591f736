import type { Context } from '../../../context.ts';
import { typesetHtml } from '../../../ports/typesetter/typeset.ts';
import type { JatsArticle } from '../jats/jats-article.ts';
import { articleFront } from './article-front.ts';

/** Text, notes and references, as the reading page shows them. */
function bodyOf({ body, references, language }: JatsArticle): string {
  const cited = references.map(({ html }) => `<li>${html}</li>`).join('');
  const heading = language.startsWith('ar') ? 'المراجع' : 'References';
  return (body?.html ?? '') + (cited === '' ? '' : `<h2>${heading}</h2><ol>${cited}</ol>`);
}

const textOf = (article: JatsArticle) => ({
  title: article.title.html,
  abstract: article.abstract?.html ?? '',
  body: bodyOf(article),
  isRightToLeft: /^(?:ar|fa|he|ur)\b/.test(article.language),
});

/** Prints an imported article in its journal's design. The pictures are named by their addresses in its text. */
export function printImported(
  { site }: Pick<Context, 'site'>,
  source: JatsArticle,
  printed: Parameters<typeof articleFront>[0],
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Buffer> {
  const front = articleFront(printed, site);
  const terms = [source.copyright, source.licence?.text].filter(Boolean).join('. ') || front.terms;
  return typesetHtml({ ...textOf(source), pictures, front: { ...front, terms } });
}

/** Prints a text in JATS as its authors submit it: without their names. */
export const printAsManuscript = (source: JatsArticle): Promise<Buffer> =>
  typesetHtml({ ...textOf(source), pictures: new Map(), front: null });
