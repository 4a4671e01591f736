import { coauthorYears, mostOpenReviews } from '../../../../contracts/constants.ts';
import type { Context } from '../../../context.ts';
import { findAccountByEmail, listMailboxesBehind } from '../../accounts/index.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { listConflicts } from '../../conflicts/index.ts';
import { listTies } from './conflict-store.ts';
import { conflictsOf, tiesToAuthors, type Conflict } from './conflicts.ts';
import { listInvitationsTo, listOffices, listStatuses, listWriters, type PersonStatus } from './status-store.ts';

/** The day from which articles with an author count. */
function coauthorsSince(now: Date): string {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - coauthorYears);
  return since.toISOString().slice(0, 10);
}

/** Compares people with a manuscript, by these rules; in their order. */
async function compare(
  ctx: Context,
  { manuscript, author }: FoundManuscript,
  people: readonly PersonStatus[],
  rules: typeof conflictsOf,
): Promise<readonly (readonly Conflict[])[]> {
  const authors = manuscript.authors.map(({ authorEmail, authorGivenName, authorLastName }) => ({
    email: authorEmail,
    givenName: authorGivenName,
    lastName: authorLastName,
  }));
  const compared = people.map((person, index) => ({ ...person, ref: String(index) }));
  const ties = await listTies(ctx.db, authors, compared, coauthorsSince(ctx.now()));
  const invitations = await listInvitationsTo(ctx.db, manuscript.id);
  const offices = await listOffices(ctx.db, manuscript);
  const writers = await listWriters(ctx.db, manuscript.id);
  const reviewed = { ...manuscript, submittingEmail: author.email, invitations, offices, writers };
  return compared.map((person) =>
    rules(
      reviewed,
      person,
      ties.filter(({ ref }) => ref === person.ref),
    ),
  );
}

/** Why each of these people cannot review a manuscript, in their order; usually none. */
export const findConflicts = (ctx: Context, found: FoundManuscript, people: readonly PersonStatus[]) =>
  compare(ctx, found, people, conflictsOf);

/** A person to invite: a reviewer from the pool, or someone by email address. */
export type Invited =
  | { readonly userId: string }
  | { readonly email: string; readonly givenName: string; readonly lastName: string };

/** A person without an account: only the mailboxes of earlier holders and other spellings are known. */
const unknownPerson = (
  person: { readonly email: string; readonly givenName: string; readonly lastName: string },
  mailboxes: readonly string[],
): PersonStatus => ({
  ...person,
  email: person.email.toLowerCase(),
  mailboxes,
  userId: '',
  affiliation: '',
  openReviews: 0,
  mostOpenReviews,
  lastAnswer: null,
  otherJournal: null,
});

/** The known facts about people, without those from manuscripts for which the actor has a conflict. */
export async function readStatuses(
  ctx: Context,
  userIds: readonly string[],
  journalId: string,
): Promise<PersonStatus[]> {
  const hidden = ctx.actor.kind === 'user' ? await listConflicts(ctx.db, ctx.actor) : [];
  return listStatuses(ctx.db, userIds, { journalId, hidden });
}

async function statusOf(ctx: Context, journalId: string, invited: Invited): Promise<PersonStatus | null> {
  if ('userId' in invited) return (await readStatuses(ctx, [invited.userId], journalId))[0] ?? null;
  const account = await findAccountByEmail(ctx.db, invited.email.toLowerCase());
  const [known] = account ? await readStatuses(ctx, [account.id], journalId) : [];
  return known ?? unknownPerson(invited, await listMailboxesBehind(ctx.db, invited.email));
}

/** Why a person cannot be invited; null if they can. */
export async function conflictOf(ctx: Context, found: FoundManuscript, invited: Invited): Promise<Conflict | null> {
  const person = await statusOf(ctx, found.manuscript.journalId, invited);
  const [conflicts = []] = person ? await findConflicts(ctx, found, [person]) : [];
  if (conflicts.length === 0) return null;
  return {
    isFirm: conflicts.some(({ isFirm }) => isFirm),
    words: conflicts.map(({ words }) => words).join(' '),
  };
}

/** What ties a person with an account to the authors of a manuscript. */
export async function tiesOf(ctx: Context, found: FoundManuscript, userId: string): Promise<readonly Conflict[]> {
  const people = await readStatuses(ctx, [userId], found.manuscript.journalId);
  return (await compare(ctx, found, people, tiesToAuthors)).flat();
}
