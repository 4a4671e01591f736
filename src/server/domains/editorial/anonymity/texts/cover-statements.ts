import type { ReviewersStatement } from '../../../../../contracts/reviews.ts';
import {
  isForReviewers,
  statementTexts,
  type Statements,
  type StatementText,
} from '../../../../../contracts/statements.ts';
import * as t from '../../../../../messages/review-responses.ts';
import type { Context } from '../../../../context.ts';
import type { Person } from '../../../../ports/inspection/document-inspector.ts';
import { readStatementRules } from '../../../journals/index.ts';
import type { FoundManuscript } from '../../manuscripts/manuscript-store.ts';
import { authorsNamed } from '../people-named.ts';
import { escaped } from '../search/find-addresses.ts';
import { findInText } from '../search/find-in-text.ts';
import { withoutWords } from './text-findings.ts';

/** Web addresses, DOIs and email addresses: each can lead to an author. */
const links = /\S*(?:https?:\/\/|www\.|doi\.org|10\.\d{4,9}\/|orcid|@)\S*/giu;
/** Signs that are not seen and divide words. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;
const mostRounds = 5;

/** The initials of a person, as statements name authors: JD, J.D., J. M. Doe’s without the name. */
function initialsOf({ givenName, lastName }: Person): RegExp | null {
  const letters = [...givenName.split(/[\s-]+/), ...lastName.split(/[\s-]+/)].flatMap(
    (word) => word.match(/^\p{L}/u) ?? [],
  );
  const [first, last] = [letters[0], letters.at(-1)];
  if (letters.length < 2 || first === undefined || last === undefined) return null;
  const orders = [letters, [first, last]].map((order) => order.map(escaped).join(String.raw`\.?[\s-]?`));
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${orders.join('|')})(?![\p{L}\p{M}])\.?`, 'gu');
}

/** The words of their names: where one is named, none of them stays. */
const namesOf = (people: readonly Person[]): string[] =>
  people
    .filter(({ givenName }) => givenName !== '')
    .flatMap(({ givenName, lastName }) => `${givenName} ${lastName}`.split(/\s+/))
    .filter((word) => word.length > 1);

/** A text without links and without what names these people; nothing of one that still names them. */
export async function coverText(text: string, people: readonly Person[]): Promise<string> {
  const instead = t.hiddenFromReviewers();
  let covered = text.replace(unseen, '').replace(links, instead);
  for (const initials of people.map(initialsOf)) if (initials) covered = covered.replace(initials, instead);
  for (let round = 0; round < mostRounds; round += 1) {
    const found = await findInText(covered, people);
    if (found.length === 0) return covered;
    // The whole name of an institution first: it may have the name of a person in it.
    const institutions = found.filter(({ kind }) => kind === 'institution');
    const names = found.length > institutions.length ? namesOf(people) : [];
    for (const words of [...[...institutions, ...found].map((finding) => finding.words), ...names])
      covered = withoutWords(covered, words, instead);
  }
  return instead;
}

/** What a statement says without what no search finds: award numbers, and what else is said of the funding. */
const textOf = (statements: Statements, kind: StatementText): string =>
  kind === 'funding' ? statements.grants.map(({ funder }) => funder).join('\n') : statements[kind];

/** The statements that the journal shows to reviewers, without what names the authors. */
export async function coverStatements(ctx: Context, { manuscript }: FoundManuscript): Promise<ReviewersStatement[]> {
  const rules = await readStatementRules(ctx, manuscript.journalId);
  const kinds = statementTexts.filter(
    (kind) => isForReviewers(kind) && rules[kind].ask !== 'no' && rules[kind].toReviewers,
  );
  const shown = kinds.map((kind) => ({ kind, text: textOf(manuscript.statements, kind) }));
  const people = await authorsNamed(ctx, manuscript);
  return Promise.all(
    shown
      .filter(({ text }) => text.trim() !== '')
      .map(async ({ kind, text }) => ({ kind, text: await coverText(text, people) })),
  );
}
