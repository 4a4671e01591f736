import type { Person } from '../../../../contracts/administration.ts';
import type { JournalRole } from '../../../../contracts/constants.ts';
import type { Context } from '../../../context.ts';
import { AppError, invalidInput, notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { addRecord } from '../../records/index.ts';
import { findAccount } from '../account-store.ts';
import { giveRole, hasJournal, takeRole } from '../role-store.ts';
import { deleteSessionsOf } from '../session-store.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { noOwnRole } from './no-own-role.ts';
import { setDisabledAt, setIsAdmin } from './people-store.ts';
import { readPerson } from './read-people.ts';

/** Whose account it is; one that is deleted is not found. */
async function existing(ctx: Context, userId: string) {
  const account = await findAccount(ctx.db, userId);
  if (account?.deletedAt !== null) throw notFound('This account');
  return account;
}

/** Makes a person an administrator, or takes that back; the last one stays one. */
export async function setAdministrator(ctx: Context, userId: string, isAdmin: boolean): Promise<Person> {
  return inTransaction(ctx, async (tx) => {
    const account = await existing(tx, userId);
    if (isAdmin && (account.emailVerifiedAt === null || account.disabledAt !== null))
      throw new AppError('state-conflict', 'Only a confirmed account that is open can become an administrator.');
    if (!isAdmin) await keepAnAdministrator(tx, userId);
    await setIsAdmin(tx.db, userId, isAdmin);
    await addRecord(tx, isAdmin ? 'administrator-made' : 'administrator-unmade', userId);
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
    await addRecord(tx, isDisabled ? 'account-disabled' : 'account-opened', userId);
    return readPerson(tx, userId);
  });
}

/** Gives a person a role at a journal, or takes it; nobody gives one to themselves (decision 6). */
export async function setJournalRole(
  ctx: Context,
  userId: string,
  { journalId, role, isHeld }: { journalId: string; role: JournalRole; isHeld: boolean },
): Promise<Person> {
  if (isHeld && ctx.actor.kind === 'user' && ctx.actor.userId === userId) throw new AppError('forbidden', noOwnRole);
  return inTransaction(ctx, async (tx) => {
    await existing(tx, userId);
    if (!(await hasJournal(tx.db, journalId))) throw invalidInput('journalId', 'There is no such journal.');
    const holding = { userId, journalId, role };
    if (isHeld) await giveRole(tx.db, holding, tx.now());
    else await takeRole(tx.db, holding);
    await addRecord(tx, isHeld ? 'role-given' : 'role-taken', userId, { journalId, role });
    return readPerson(tx, userId);
  });
}
