import type { ReviewersStatement } from './reviews.ts';
import type { PlainMessage } from '../messages/message.ts';
import * as t from '../messages/statement-values.ts';
import {
  isStated,
  statementKinds,
  type Grant,
  type StatementKind,
  type Statements,
  type WorkRelation,
} from './statements.ts';

/** The names of the statements. */
export const statementNames: Record<StatementKind, PlainMessage> = {
  funding: t.funding,
  dataAvailability: t.dataAvailability,
  competingInterests: t.competingInterests,
  ethics: t.ethics,
  aiUse: t.aiUse,
  acknowledgements: t.acknowledgements,
  relatedWorks: t.relatedWorks,
};

/** What another work is, in words. */
export const relationNames: Record<WorkRelation, PlainMessage> = {
  preprint: t.preprint,
  dataset: t.dataset,
  translation: t.translation,
  other: t.otherWork,
};

/** The error for a required statement that is missing. */
export const missingMessage = (kind: StatementKind): string => t.statementMissing({ name: statementNames[kind]() });

const grantLine = ({ funder, awards }: Grant): string =>
  awards.length === 0 ? funder : t.grantWithAwards({ funder, awards: awards.join(', ') });

/** A line of a statement; `address` where it leads somewhere. */
export interface StatementLine {
  readonly text: string;
  readonly address?: string;
}

/** A statement as people read it. */
export interface PresentedStatement {
  readonly kind: StatementKind;
  readonly name: string;
  readonly lines: readonly StatementLine[];
}

function linesOf(statements: Statements, kind: StatementKind): StatementLine[] {
  if (kind === 'relatedWorks')
    return statements.relatedWorks.map(({ relation, address }) => ({ text: relationNames[relation](), address }));
  const grants = kind === 'funding' ? statements.grants.map((grant) => ({ text: grantLine(grant) })) : [];
  const paragraphs = statements[kind].split(/\n\s*\n/).map((text) => ({ text: text.trim() }));
  return [...grants, ...paragraphs.filter(({ text }) => text !== '')];
}

/** What is stated, in the order in which it is read. */
export const presentStatements = (statements: Statements): PresentedStatement[] =>
  statementKinds
    .filter((kind) => isStated(statements, kind))
    .map((kind) => ({ kind, name: statementNames[kind](), lines: linesOf(statements, kind) }));

/** Letters and figures only, to compare. */
const folded = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What is stated and has no heading of its own in the full text. */
export function statedBeside(statements: Statements, headings: readonly { readonly html: string }[]) {
  const said = new Set(headings.map(({ html }) => folded(html)));
  return presentStatements(statements).filter(({ name }) => !said.has(folded(name)));
}

/** A statement that reviewers read, as it is shown. */
export const presentCovered = ({ kind, text }: ReviewersStatement): PresentedStatement => ({
  kind,
  name: statementNames[kind](),
  lines: text.split('\n').map((line) => ({ text: line })),
});

/** A statement as one text; empty where nothing is stated. */
export const statementText = (statements: Statements, kind: StatementKind): string =>
  linesOf(statements, kind)
    .map(({ text, address }) => (address === undefined ? text : `${text}: ${address}`))
    .join('\n');
