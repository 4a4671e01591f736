import { mostOpenReviews } from '../../contracts/constants.ts';
import type { Context, SignedInActor } from '../context.ts';
import { findAccountByEmail, openVerifiedAccount, setJournalRole, type Account } from '../domains/accounts/index.ts';
import { saveProfile } from '../domains/editorial/index.ts';
import { demoPassword, type Demo } from './demo-file.ts';

/** Finds the actor for an address. */
export type Cast = (email: string) => SignedInActor;

const actorOf = ({ id, email, isAdmin }: Account): SignedInActor => ({
  kind: 'user',
  userId: id,
  email,
  isAdmin,
  sessionId: id,
});

/** Opens the missing accounts with their roles. Accounts that exist stay unchanged. */
export async function loadAccounts(
  ctx: Context,
  people: Demo['people'],
  journalIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { journalRoles, interests, role: part, ...person } of people) {
    if (await findAccountByEmail(ctx.db, person.email)) continue;
    const account = await openVerifiedAccount(ctx, { ...person, isAdmin: part === 'admin' }, demoPassword);
    if (!account) continue;
    for (const { journal, role } of journalRoles)
      await setJournalRole(ctx, account.id, { journalId: journalIds.get(journal) ?? '', role, isHeld: true });
    if (interests !== undefined) await saveProfile({ ...ctx, actor: actorOf(account) }, { interests, mostOpenReviews });
  }
}

/** The people of the demo as actors. Null when one of the accounts was closed. */
export async function castOf(ctx: Context, people: Demo['people']): Promise<Cast | null> {
  const actors = new Map<string, SignedInActor>();
  for (const { email } of people) {
    const account = await findAccountByEmail(ctx.db, email);
    if (!account) return null;
    actors.set(email, actorOf(account));
  }
  return (email) => {
    const actor = actors.get(email);
    if (!actor) throw new Error(`The demo has no account ${email}`);
    return actor;
  };
}
