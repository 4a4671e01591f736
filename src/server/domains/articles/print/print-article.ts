import { doiHref } from '../../../../contracts/doi-href.ts';
import { pages } from '../../../../contracts/pages.ts';
import type { PresentedStatement } from '../../../../contracts/statement-words.ts';
import * as t from '../../../../messages/documents.ts';
import type { SiteFacts, Context } from '../../../context.ts';
import type { ArticleFront } from '../../../ports/typesetter/article-front.ts';
import { printDate } from '../../../print-date.ts';
import { articleNumber } from '../article-number.ts';
import type { NewArticle } from '../article-store.ts';
import { apaCitation } from '../citation/read-citations.ts';
import { plainFormat } from '../citation/citation-format.ts';
import { typesetHtml } from '../../../ports/typesetter/typeset.ts';
import type { JatsArticle } from '../jats/jats-article.ts';

interface Printed {
  readonly article: NewArticle & { readonly id: string };
  readonly journal: { readonly title: string; readonly abbreviation: string; readonly issn: string | null };
  readonly isOpen: boolean;
  /** None of an imported article, whose text has its own. */
  readonly statements?: readonly PresentedStatement[];
}

function howToCite({ article, journal }: Printed, site: Pick<SiteFacts, 'name' | 'url'>): string {
  return apaCitation(
    {
      key: article.id,
      title: article.title,
      authors: article.authors.map((author) => ({ given: author.authorGivenName, family: author.authorLastName })),
      journal: journal.title,
      abbreviation: journal.abbreviation,
      issn: journal.issn,
      publisher: site.name,
      volume: article.volume ?? null,
      issue: article.issue ?? null,
      locator: { kind: 'number', number: articleNumber(article.id) },
      published: article.publishedOn.split('-'),
      doi: article.doi ?? null,
      address: site.url + pages.article.href({ catId: journal.abbreviation, articleId: article.id }),
      language: article.language,
      keywords: [],
      abstract: '',
    },
    plainFormat,
  );
}

/** The front matter of a printed article. */
export function articleFront(printed: Printed, site: Pick<SiteFacts, 'name' | 'url'>): ArticleFront {
  const { article, journal, isOpen, statements = [] } = printed;
  const year = article.publishedOn.slice(0, 4);
  const affiliations = [...new Set(article.authors.flatMap((author) => author.affiliations))];
  const corresponding = article.authors.find(({ isCorresponding, email }) => isCorresponding && email);
  const dates = [
    [t.receivedOn, article.receivedOn],
    [t.acceptedOn, article.acceptedOn],
    [t.publishedOn, article.publishedOn],
  ] as const;
  return {
    journal: journal.title,
    edition: [
      article.volume && t.inVolume({ volume: article.volume }),
      article.issue && t.inIssue({ issue: article.issue }),
      year,
    ]
      .filter(Boolean)
      .join(' · '),
    identifiers: [journal.issn && t.issn({ issn: journal.issn }), article.doi && doiHref(article.doi)].filter(
      (one): one is string => Boolean(one),
    ),
    title: article.title.text,
    authors: article.authors.map((author) => ({
      givenName: author.authorGivenName,
      lastName: author.authorLastName,
      affiliations: author.affiliations.map((name) => affiliations.indexOf(name)),
      isCorresponding: author === corresponding,
    })),
    affiliations,
    correspondence: corresponding?.email ?? null,
    dates: dates.flatMap(([what, day]) => (day ? what({ day: printDate(day) }) : [])),
    abstract: article.abstractText,
    keywords: article.keywords.map(({ text }) => text),
    statements: statements.map(({ name, lines }) => ({
      name,
      lines: lines.map(({ text, address }) => (address === undefined ? text : `${text}: ${address}`)),
    })),
    cite: t.citeAs({ citation: howToCite(printed, site) }),
    terms: isOpen ? t.openTerms({ year }) : t.closedTerms({ year, publisher: site.name }),
    date: article.publishedOn,
    language: article.language,
  };
}

/** Text, notes and references, as the reading page shows them. */
function bodyOf({ body, references, language }: JatsArticle): string {
  const cited = references.map(({ html }) => `<li>${html}</li>`).join('');
  const heading = language.startsWith('ar') ? 'المراجع' : t.references();
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
