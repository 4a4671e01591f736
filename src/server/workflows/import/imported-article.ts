import { noStatements } from '../../../contracts/statements.ts';
import * as t from '../../../messages/article-responses.ts';
import { accessOn, type JatsArticle, type NewArticle, type NewArticleText } from '../../domains/articles/index.ts';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { readFileSync, statSync } from 'node:fs';
import { readArticlePicture, type ArticlePicture } from '../../domains/files/index.ts';

const mostBytes = 20 * 1024 * 1024;
/** Some files name pictures without the ending. */
const endings = ['', '.svg', '.png', '.jpg', '.jpeg', '.webp'];

function readBeside(folder: string, href: string): ArticlePicture | null {
  const place = path.resolve(folder, href);
  if (!place.startsWith(path.join(folder, path.sep))) return null;
  for (const ending of endings) {
    const found = statSync(place + ending, { throwIfNoEntry: false });
    if (found?.isFile() && found.size <= mostBytes)
      return readArticlePicture(path.basename(place + ending), readFileSync(place + ending));
  }
  return null;
}

/** Finds pictures in the folder of an article's XML, and collects them by the names that the XML gives. */
export function picturesBeside(xmlPath: string) {
  const folder = path.resolve(path.dirname(xmlPath));
  const found = new Map<string, ArticlePicture>();
  const find = (href: string): ArticlePicture | null => {
    const picture = found.get(href) ?? readBeside(folder, href);
    if (picture) found.set(href, picture);
    return picture;
  };
  return { find, found };
}

/** One article of a folder to import: its XML and, where there is one, its PDF. */
export interface ArticleSource {
  /** The path as the person gave it, for reports. */
  readonly name: string;
  readonly xmlPath: string;
  readonly pdfPath: string | null;
}

const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** The articles of a folder: folders with an `article.xml` (and `article.pdf`), or plain `.xml` files; by name. */
export async function listArticleSources(folder: string): Promise<ArticleSource[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const sources: ArticleSource[] = [];
  for (const entry of entries) {
    const place = path.join(folder, entry.name);
    if (entry.isFile() && entry.name.endsWith('.xml')) sources.push({ name: place, xmlPath: place, pdfPath: null });
    if (!entry.isDirectory()) continue;
    const xmlPath = path.join(place, 'article.xml');
    const pdfPath = path.join(place, 'article.pdf');
    if (await isFile(xmlPath))
      sources.push({ name: place, xmlPath, pdfPath: (await isFile(pdfPath)) ? pdfPath : null });
  }
  return sources;
}

type ImportedFacts = Omit<
  NewArticle,
  'id' | 'journalId' | 'createdAt' | 'updatedAt' | 'importKey' | 'importHash' | 'pdfFileId'
>;

/** What an article's XML says, as we keep it. */
export function importedFacts(article: JatsArticle, publishedOn: string, today: string): ImportedFacts {
  const reading = accessOn(article.openPeriods, today, article.licence?.url ?? null);
  // The first paragraphs of a text on sale must not be free.
  const abstract = reading.access === 'open' || article.abstract?.origin !== 'opening' ? article.abstract : null;
  return {
    title: article.title,
    authors: article.authors.map((author) => ({
      authorTitle: author.title,
      authorGivenName: author.givenName,
      authorLastName: author.lastName,
      authorAffiliation: author.affiliations.join('; '),
      affiliations: [...author.affiliations],
      orcid: author.orcid,
      isCorresponding: author.isCorresponding,
      email: author.email,
      ...author.details,
      ...(author.onBehalfOf !== null && { onBehalfOf: author.onBehalfOf }),
    })),
    abstractText: abstract?.text ?? '',
    abstractHtml: abstract?.html ?? '',
    abstractOrigin: abstract?.origin ?? 'abstract',
    keywords: [...article.keywords],
    volume: article.volume,
    issue: article.issue,
    firstPage: article.firstPage ?? article.elocationId,
    lastPage: article.lastPage,
    isFirstPageNumber: article.firstPage === null && article.elocationId !== null,
    receivedOn: article.received?.iso ?? null,
    acceptedOn: article.accepted?.iso ?? null,
    publishedOn,
    doi: article.doi,
    licenceText: article.licence?.text ?? null,
    copyright: article.copyright,
    language: article.language,
    ...reading,
  };
}

/** The long parts of an imported article. */
export function importedText(article: JatsArticle) {
  return {
    bodyHtml: article.body?.html ?? null,
    headings: (article.body?.contents ?? []).map(({ id, title, level }) => ({ id, html: title.html, level })),
    references: article.references.map(({ id, html, doi, url }) => ({ id, html, doi, url })),
    translations: [...article.translations],
    otherAbstracts: [...article.otherAbstracts],
    sharedAffiliations: [...article.sharedAffiliations],
    // The text has the others.
    statements: { ...noStatements, grants: [...article.grants] },
    sourceFacts: {
      articleType: article.articleType,
      heading: article.heading,
      subjects: article.subjects,
      publisherId: article.publisherId,
      journal: article.journal,
      groups: article.authors.filter(({ isGroup }) => isGroup).map(({ lastName }) => lastName),
      references: article.references.map(({ label, kind }) => ({ label, kind })),
    },
  } satisfies NewArticleText;
}

/** What the importing person should know about an article's access and date. */
export function importNotes(
  { openPeriods, licence, copyright }: JatsArticle,
  kept: { access: string; datedOn: string; publishedOn: string },
): string[] {
  const notes: string[] = [];
  if (kept.datedOn > kept.publishedOn)
    notes.push(t.importFutureDate({ day: kept.datedOn, published: kept.publishedOn }));
  const opens = openPeriods.flatMap(({ from }) => from ?? []).toSorted()[0];
  if (kept.access === 'subscription' && opens !== undefined) notes.push(t.importOpensLater({ day: opens }));
  else if (kept.access === 'subscription' && /creative\s*commons/i.test(`${licence?.text} ${copyright}`))
    notes.push(t.importUnclearLicence());
  return notes;
}
