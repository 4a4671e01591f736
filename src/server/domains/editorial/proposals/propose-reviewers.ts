import type { Proposal } from '../../../../contracts/editorial-values.ts';
import * as t from '../../../../messages/review-responses.ts';
import type { Context } from '../../../context.ts';
import { countArticles } from '../../articles/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { findEdited } from '../who-may.ts';
import { chooseTerms, type Term, manuscriptWords } from './choose-terms.ts';
import { findConflicts, readStatuses } from './find-conflicts.ts';
import {
  listNearPeople,
  readIndexedWords,
  type NearPerson,
  listSharedInterests,
  listSharedTerms,
} from './nearness-store.ts';
import { listPoolMembers, listInvitationsTo, type PersonStatus } from './status-store.ts';
import type { Database } from '../../../db/database.ts';

/** How much is named: articles of a person, and words of each. */
const named = { articles: 2, words: 6 };

/** Why these people match a manuscript, as text, by id. */
async function reasonsOf(
  db: Database,
  terms: readonly Term[],
  people: readonly NearPerson[],
): Promise<Map<string, string[]>> {
  const worksOf = ({ articleIds }: NearPerson) => articleIds.slice(0, named.articles);
  const articles = await listSharedTerms(db, terms, [...new Set(people.flatMap(worksOf))]);
  const interests = await listSharedInterests(
    db,
    terms,
    people.map(({ userId }) => userId),
  );
  const written = (lexemes: readonly string[]) => {
    const words = terms.filter(({ lexeme }) => lexemes.includes(lexeme)).map(({ word }) => word);
    return words.slice(0, named.words).join(', ');
  };
  return new Map(
    people.map((person) => {
      const wrote = worksOf(person).flatMap((id) => {
        const article = articles.find(({ articleId }) => articleId === id);
        return article
          ? [t.wroteArticle({ title: article.title, year: article.year, words: written(article.lexemes) })]
          : [];
      });
      const stated = interests.find(({ userId }) => userId === person.userId);
      return [person.userId, [...wrote, ...(stated ? [t.interests({ words: written(stated.lexemes) })] : [])]];
    }),
  );
}

/** How many are suggested: from the journal's own reviewers, then from our other journals. */
const proposed = { own: 20, others: 10 };
/** How many of each are looked at, for some of them may not review. */
const looked = 200;
const atOnce = 50;

type Candidate = NearPerson & {
  readonly current: PersonStatus;
  readonly conflict: string | null;
  readonly mayBeInvited: boolean;
};

/** The words by which people are compared with a manuscript, and the number of articles. */
async function termsOf(ctx: Context, { manuscript }: FoundManuscript): Promise<{ terms: Term[]; total: number }> {
  const words = manuscriptWords(manuscript);
  const indexed = await readIndexedWords(
    ctx.db,
    words.map(({ word }) => word.toLowerCase()),
  );
  const total = await countArticles(ctx.db, { withdrawn: 'left-out' });
  return { terms: chooseTerms(words, indexed, total), total };
}

/** These people with their profiles and their conflicts. */
async function withStatuses(ctx: Context, found: FoundManuscript, near: readonly NearPerson[]): Promise<Candidate[]> {
  const ids = near.map(({ userId }) => userId);
  const statuses = await readStatuses(ctx, ids, found.manuscript.journalId);
  const conflicts = await findConflicts(ctx, found, statuses);
  return near.flatMap((person) => {
    const index = statuses.findIndex(({ userId }) => userId === person.userId);
    const current = statuses[index];
    if (!current) return [];
    const own = conflicts[index] ?? [];
    const conflict = own.length === 0 ? null : own.map(({ words }) => words).join(' ');
    return [{ ...person, current, conflict, mayBeInvited: !own.some(({ isFirm }) => isFirm) }];
  });
}

/** The first of these people without a conflict. */
async function firstWhoMay(ctx: Context, found: FoundManuscript, near: readonly NearPerson[], number: number) {
  const may: Candidate[] = [];
  for (let start = 0; start < near.length && may.length < number; start += atOnce) {
    const some = await withStatuses(ctx, found, near.slice(start, start + atOnce));
    may.push(...some.filter(({ conflict }) => conflict === null));
  }
  return may.slice(0, number);
}

async function present(ctx: Context, terms: readonly Term[], candidates: readonly Candidate[]): Promise<Proposal[]> {
  const reasons = await reasonsOf(ctx.db, terms, candidates);
  return candidates.map((candidate) => ({
    userId: candidate.userId,
    name: `${candidate.current.givenName} ${candidate.current.lastName}`.trim(),
    affiliation: candidate.current.affiliation,
    nearness: Math.round(100 * candidate.nearness),
    reasons: [
      ...(reasons.get(candidate.userId) ?? []),
      ...(candidate.current.otherJournal === null ? [] : [t.reviewsFor({ journal: candidate.current.otherJournal })]),
    ],
    openReviews: candidate.current.openReviews,
    mostOpenReviews: candidate.current.mostOpenReviews,
    lastAnswer: candidate.current.lastAnswer,
    conflict: candidate.conflict,
    mayBeInvited: candidate.mayBeInvited,
  }));
}

/**
 * Suggests reviewers for a manuscript: from the journal's own pool, the nearest first, then near ones of other
 * journals. Leaves out people with a conflict and people already invited in this round.
 */
export async function proposeReviewers(ctx: Context, found: FoundManuscript): Promise<Proposal[]> {
  const { terms, total } = await termsOf(ctx, found);
  const { id, journalId, round } = found.manuscript;
  const invitations = await listInvitationsTo(ctx.db, id);
  const asked = new Set(invitations.filter((one) => one.round === round).map(({ reviewerId }) => reviewerId));
  const near = await listNearPeople(ctx.db, { journalId, terms, total, limit: looked, among: null });
  const unasked = near.filter(({ userId }) => !asked.has(userId));
  const own = unasked.filter(({ isOwn }) => isOwn);
  const others = unasked.filter(({ isOwn }) => !isOwn);
  return present(ctx, terms, [
    ...(await firstWhoMay(ctx, found, own, proposed.own)),
    ...(await firstWhoMay(ctx, found, others, proposed.others)),
  ]);
}

/** Reviewers by name, with their conflicts of interest. */
async function searchPool(ctx: Context, found: FoundManuscript, query: string): Promise<Proposal[]> {
  const { journalId } = found.manuscript;
  const among = await listPoolMembers(ctx.db, query, journalId, proposed.own);
  const { terms, total } = await termsOf(ctx, found);
  const near = await listNearPeople(ctx.db, { journalId, terms, total, limit: proposed.own, among });
  return present(ctx, terms, await withStatuses(ctx, found, near));
}

/** What an editor is proposed, or finds by name. */
export async function readProposals(
  ctx: Context,
  articleId: string,
  { q = '' }: { readonly q?: string | undefined },
): Promise<Proposal[]> {
  const found = await findEdited(ctx, articleId);
  return q === '' ? proposeReviewers(ctx, found) : searchPool(ctx, found, q);
}
