import { doiHref } from '../../../contracts/doi-href.ts';
import type { ArticleFront } from '../../ports/typesetter/article-front.ts';
import { typesetHtml } from '../../ports/typesetter/typeset.ts';
import { firstDay, printDate } from '../../print-date.ts';
import { nameWithDottedInitials } from './citation/name-initials.ts';
import type { JatsArticle } from './jats/jats-article.ts';

const isRightToLeft = ({ language }: JatsArticle) => /^(?:ar|fa|he|ur)\b/.test(language);

/** What `html` shows of an article besides the front matter: its text, its notes and the works that it cites. */
function bodyOf({ body, references, language }: JatsArticle): string {
  const cited = references.map(({ html }) => `<li>${html}</li>`).join('');
  const heading = language.startsWith('ar') ? 'المراجع' : 'References';
  return (body?.html ?? '') + (cited === '' ? '' : `<h2>${heading}</h2><ol>${cited}</ol>`);
}

const textOf = (article: JatsArticle) => ({
  title: article.title.html,
  abstract: article.abstract?.html ?? '',
  body: bodyOf(article),
  isRightToLeft: isRightToLeft(article),
});

function citeAs({ authors, published, title, volume, issue, doi }: JatsArticle, journal: string): string {
  const names = authors.map(({ givenName, lastName }) =>
    nameWithDottedInitials({ given: givenName, family: lastName }, ' '),
  );
  const by = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
  const place = [volume, issue && `(${issue})`].filter(Boolean).join('');
  const source = [journal, place].filter(Boolean).join(', ');
  return `Cite as: ${by} (${published?.year}). ${title.text}. ${source}.${doi === null ? '' : ` ${doiHref(doi)}`}`;
}

function frontOf(
  article: JatsArticle,
  journal: { readonly title: string; readonly issn: string | null },
): ArticleFront {
  const { authors, published, volume, issue, doi, copyright, licence } = article;
  const affiliations = [...new Set(authors.flatMap((author) => author.affiliations))];
  const email = authors.find((author) => author.isCorresponding && author.email !== null)?.email ?? null;
  const dates = [
    ['Received', article.received],
    ['Accepted', article.accepted],
    ['Published', published],
  ] as const;
  return {
    journal: journal.title,
    edition: [volume && `Volume ${volume}`, issue && `Issue ${issue}`, published?.year].filter(Boolean).join(' · '),
    identifiers: [[journal.issn && `ISSN ${journal.issn}`, doi && doiHref(doi)].filter(Boolean).join(' · ')],
    title: article.title.text,
    authors: authors.map((author) => ({
      givenName: author.givenName,
      lastName: author.lastName,
      affiliations: author.affiliations.map((name) => affiliations.indexOf(name)),
      isCorresponding: author.isCorresponding,
    })),
    affiliations,
    correspondence: email && `Corresponding author: ${email}`,
    dates: dates.flatMap(([name, date]) => (date === null ? [] : [`${name} ${printDate(date.iso)}`])),
    abstract: article.abstract?.text ?? '',
    keywords: article.keywords.map(({ text }) => text),
    cite: citeAs(article, journal.title),
    terms: [copyright, licence?.text].filter(Boolean).join('. '),
    date: firstDay(published?.iso ?? ''),
    language: article.language,
  };
}

/** Prints an imported article in its journal's design. The pictures are named by their addresses in its text. */
export const printImported = (
  article: JatsArticle,
  journal: Parameters<typeof frontOf>[1],
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Buffer> => typesetHtml({ ...textOf(article), pictures, front: frontOf(article, journal) });

/** Prints a text in JATS as its authors submit it: without their names. */
export const printAsManuscript = (article: JatsArticle): Promise<Buffer> =>
  typesetHtml({ ...textOf(article), pictures: new Map(), front: null });
