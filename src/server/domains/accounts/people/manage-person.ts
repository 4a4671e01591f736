import type { JournalRole } from '../../../../contracts/constants.ts';
import * as t from '../../../../messages/account-responses.ts';
import { AppError, invalidInput, notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { addAuditEntry } from '../../audit-log/index.ts';
import { giveRole, hasJournal, takeRole, listRolesOf } from '../role-store.ts';
import { deleteSessionsOf } from '../session-store.ts';
import { setDisabledAt, setIsAdmin, lockAdministrators, countPeople, listPeople } from './people-store.ts';
import type { Person } from '../../../../contracts/administration.ts';
import type { Context } from '../../../context.ts';
import { findUndeliverable, presentMark } from '../../emails/index.ts';
import { findAccount, type Account } from '../account-store.ts';
import { accountFields } from '../own-account.ts';

const peoplePerPage = 25;

/** Accounts as administrators see them. */
async function presentPeople(ctx: Context, accounts: readonly Account[]): Promise<Person[]> {
  const held = await listRolesOf(
    ctx.db,
    accounts.map(({ id }) => id),
  );
  const marks = await findUndeliverable(
    ctx.db,
    accounts.map(({ email }) => email),
  );
  return accounts.map((account) => ({
    ...accountFields(account, held),
    // Only the day: the time would reveal whose account was made when an invitation was accepted.
    createdAt: `${account.createdAt.toISOString().slice(0, 10)}T00:00:00.000Z`,
    isVerified: account.emailVerifiedAt !== null,
    isDisabled: account.disabledAt !== null,
    comesBack: presentMark(marks.get(account.email)),
  }));
}

/** One person as administrators see it. */
async function readPerson(ctx: Context, userId: string): Promise<Person> {
  const account = await findAccount(ctx.db, userId);
  const [person] = account?.deletedAt === null ? await presentPeople(ctx, [account]) : [];
  if (!person) throw notFound('account');
  return person;
}

/** One page of the accounts that fit the words; a page beyond the last is not found. */
export async function readPeople(ctx: Context, { q, page }: { q: string; page: number }) {
  const total = await countPeople(ctx.db, q);
  const pageCount = Math.max(1, Math.ceil(total / peoplePerPage));
  if (page > pageCount) throw notFound('page');
  const accounts = await listPeople(ctx.db, q, { limit: peoplePerPage, offset: (page - 1) * peoplePerPage });
  return { people: await presentPeople(ctx, accounts), total, page, pageCount };
}

/** The error for people who give themselves a role. */
export const noOwnRole = t.noRoleForSelf();

/** Throws if the site would be left without an administrator; within the transaction of the change. */
export async function keepAnAdministrator(ctx: Context, leavingId: string): Promise<void> {
  const administrators = await lockAdministrators(ctx.db);
  if (administrators.length === 1 && administrators[0] === leavingId)
    throw new AppError('state-conflict', t.lastAdministrator());
}

/** The account; throws 404 if it is deleted. */
async function existing(ctx: Context, userId: string) {
  const account = await findAccount(ctx.db, userId);
  if (account?.deletedAt !== null) throw notFound('account');
  return account;
}

/** Makes a person an administrator, or takes that back; the last one stays one. */
export async function setAdministrator(ctx: Context, userId: string, isAdmin: boolean): Promise<Person> {
  return inTransaction(ctx, async (tx) => {
    const account = await existing(tx, userId);
    if (isAdmin && (account.emailVerifiedAt === null || account.disabledAt !== null))
      throw new AppError('state-conflict', t.administratorNeedsAccount());
    if (!isAdmin) await keepAnAdministrator(tx, userId);
    await setIsAdmin(tx.db, userId, isAdmin);
    await addAuditEntry(tx, isAdmin ? 'administrator-made' : 'administrator-unmade', userId);
    return readPerson(tx, userId);
  });
}

/** Disables an account and ends its sign-ins, or opens it again; the last administrator stays. */
export async function setDisabled(ctx: Context, userId: string, isDisabled: boolean): Promise<Person> {
  return inTransaction(ctx, async (tx) => {
    await existing(tx, userId);
    if (isDisabled) {
      await keepAnAdministrator(tx, userId);
      await deleteSessionsOf(tx.db, userId, null);
    }
    await setDisabledAt(tx.db, userId, isDisabled ? tx.now() : null);
    await addAuditEntry(tx, isDisabled ? 'account-disabled' : 'account-opened', userId);
    return readPerson(tx, userId);
  });
}

/** Gives or removes a person's role at a journal; throws for one's own (decision 6). */
export async function setJournalRole(
  ctx: Context,
  userId: string,
  { journalId, role, isHeld }: { journalId: string; role: JournalRole; isHeld: boolean },
): Promise<Person> {
  if (isHeld && ctx.actor.kind === 'user' && ctx.actor.userId === userId) throw new AppError('forbidden', noOwnRole);
  return inTransaction(ctx, async (tx) => {
    await existing(tx, userId);
    if (!(await hasJournal(tx.db, journalId))) throw invalidInput('journalId', t.noSuchJournal());
    const holding = { userId, journalId, role };
    if (isHeld) await giveRole(tx.db, holding, tx.now());
    else await takeRole(tx.db, holding);
    await addAuditEntry(tx, isHeld ? 'role-given' : 'role-taken', userId, { journalId, role });
    return readPerson(tx, userId);
  });
}
