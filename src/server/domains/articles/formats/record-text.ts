import { statedBeside, type PresentedStatement } from '../../../../contracts/statement-words.ts';
import type { PrintDesign } from '../../../../contracts/print-design.ts';
import { workAddress } from '../../../../contracts/work-address.ts';
import { publicTitle } from '../../../../contracts/withdrawal.ts';
import * as t from '../../../../messages/documents.ts';
import type { FoundArticle, NewArticle } from '../article-store.ts';
import { escapeHtml } from '../jats/html-text.ts';

/** What the formats of an article are made from. */
export interface ArticleRecord {
  readonly article: Omit<NewArticle, 'createdAt' | 'updatedAt'> & { readonly id: string };
  readonly journal: { readonly title: string; readonly abbreviation: string; readonly issn: string | null };
  readonly text: Pick<
    FoundArticle['text'],
    'bodyHtml' | 'headings' | 'references' | 'statements' | 'sharedAffiliations'
  > & {
    /** The design in which it was published; null takes the journal’s. */
    readonly printDesign?: PrintDesign | null;
  };
}

export const recordOf = ({ article, text, ...found }: FoundArticle): ArticleRecord => ({
  article,
  text,
  journal: { title: found.journalTitle, abbreviation: found.journalAbbreviation, issn: found.journalIssn },
});

/** The parts of an article in the HTML of the reading page. */
export interface RecordText {
  readonly title: string;
  /** Empty where the text repeats it. */
  readonly abstract: string;
  readonly body: string;
  /** What the text does not say itself, each under its heading. */
  readonly statements: string;
  /** A list; empty without references. */
  readonly references: string;
}

const link = (address: string): string => `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;

function statementHtml({ name, lines }: PresentedStatement): string {
  const said = lines.map(
    ({ text, address }) => `<p>${escapeHtml(text)}${address === undefined ? '' : ` ${link(address)}`}</p>`,
  );
  return `<section><h2>${escapeHtml(name)}</h2>${said.join('')}</section>`;
}

function referencesHtml({ references }: ArticleRecord['text']): string {
  const items = references.map((reference) => {
    const address = workAddress(reference);
    return `<li id="${escapeHtml(reference.id)}">${reference.html}${address === null ? '' : ` ${link(address)}`}</li>`;
  });
  return items.length === 0 ? '' : `<ol>${items.join('')}</ol>`;
}

export const referencesHeading = (language: string): string => (language.startsWith('ar') ? 'المراجع' : t.references());

/** An article's own words, as every format has them. */
export function recordText({ article, text }: ArticleRecord): RecordText {
  const isInText = text.bodyHtml !== null && (article.abstractOrigin ?? 'abstract') !== 'abstract';
  return {
    title: publicTitle(article.title.html, { isWithdrawn: false, isRetracted: Boolean(article.retractedOn) }),
    abstract: isInText ? '' : article.abstractHtml,
    body: text.bodyHtml ?? '',
    statements: statedBeside(text.statements, text.headings).map(statementHtml).join(''),
    references: referencesHtml(text),
  };
}
