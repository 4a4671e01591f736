import { doiHref } from '../../../../contracts/doi-href.ts';
import { pages } from '../../../../contracts/pages.ts';
import type { PrintDesign } from '../../../../contracts/print-design.ts';
import { textDirection } from '../../../../contracts/text-language.ts';
import type { PresentedStatement } from '../../../../contracts/statement-words.ts';
import { publicTitle } from '../../../../contracts/withdrawal.ts';
import * as t from '../../../../messages/documents.ts';
import type { SiteFacts, Context } from '../../../context.ts';
import type { ArticleFront } from '../../../ports/typesetter/article-front.ts';
import { firstDay, printDate } from '../../../print-date.ts';
import { articleNumber } from '../article-number.ts';
import { apaCitation } from '../citation/read-citations.ts';
import { plainFormat } from '../citation/citation-format.ts';
import type { HtmlText } from '../../../ports/typesetter/print-job.ts';
import { typesetHtml } from '../../../ports/typesetter/typeset.ts';
import { recordText, referencesHeading, type ArticleRecord } from '../formats/record-text.ts';
import type { JatsArticle } from '../jats/jats-article.ts';

interface Printed extends Pick<ArticleRecord, 'article' | 'journal'> {
  readonly design: PrintDesign;
  readonly isOpen: boolean;
  /** None where the text is printed with them. */
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
  const { article, journal, design, isOpen, statements = [] } = printed;
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
    date: firstDay(article.publishedOn),
    language: article.language,
    design,
  };
}

/** The front matter of an article's record: with its notices, and the rights that it states itself. */
export function recordFront(
  { article, journal, text }: ArticleRecord,
  design: PrintDesign,
  site: Pick<SiteFacts, 'name' | 'url'>,
): ArticleFront {
  const front = articleFront({ article, journal, design, isOpen: article.access === 'open' }, site);
  const isRetracted = Boolean(article.retractedOn);
  const notices = [
    ...(article.correctedOn && !isRetracted ? [t.changedOn({ day: printDate(article.correctedOn) })] : []),
    ...(article.retractedOn ? [t.retractedOn({ day: printDate(article.retractedOn) })] : []),
  ];
  return {
    ...front,
    title: publicTitle(front.title, { isWithdrawn: false, isRetracted }),
    // Addresses of authors are not public (decision 10).
    correspondence: front.correspondence && t.correspondingAuthor(),
    affiliations: [...new Set([...front.affiliations, ...text.sharedAffiliations])],
    dates: [...front.dates, ...notices],
    terms: [article.copyright, article.licenceText].filter(Boolean).join('. ') || front.terms,
  };
}

/** What is printed of an article's record. The same record gives the same bytes. */
export function printedRecord(
  { site }: Pick<Context, 'site'>,
  record: ArticleRecord,
  design: PrintDesign,
): Omit<HtmlText, 'pictures'> {
  const { title, abstract, body, statements, references } = recordText(record);
  const { language } = record.article;
  const cited = references === '' ? '' : `<h2>${referencesHeading(language)}</h2>${references}`;
  return {
    title,
    abstract,
    body: body + statements + cited,
    isRightToLeft: textDirection(language) === 'rtl',
    front: recordFront(record, design, site),
  };
}

/** Prints an article from its record, in its journal's design. The pictures are named by their addresses in its text. */
export const printRecord = (
  ctx: Pick<Context, 'site'>,
  record: ArticleRecord,
  design: PrintDesign,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Buffer> => typesetHtml({ ...printedRecord(ctx, record, design), pictures });

/** Text, notes and references of a text in JATS. */
function bodyOf({ body, references, language }: JatsArticle): string {
  const cited = references.map(({ html }) => `<li>${html}</li>`).join('');
  return (body?.html ?? '') + (cited === '' ? '' : `<h2>${referencesHeading(language)}</h2><ol>${cited}</ol>`);
}

/** Prints a text in JATS as its authors submit it: without their names. */
export const printAsManuscript = (source: JatsArticle): Promise<Buffer> =>
  typesetHtml({
    title: source.title.html,
    abstract: source.abstract?.html ?? '',
    body: bodyOf(source),
    isRightToLeft: textDirection(source.language) === 'rtl',
    pictures: new Map(),
    front: null,
  });
