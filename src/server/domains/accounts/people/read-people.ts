import type { Person } from '../../../../contracts/administration.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { findUndeliverable, presentMark } from '../../letters/index.ts';
import { findAccount, type Account } from '../account-store.ts';
import { accountFields } from '../present-account.ts';
import { listRolesOf } from '../role-store.ts';
import { countPeople, listPeople } from './people-store.ts';

const peoplePerPage = 25;

/** Accounts as administrators see them. */
export async function presentPeople(ctx: Context, accounts: readonly Account[]): Promise<Person[]> {
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
    // The day alone: the moment would tell whose account was made as an invitation was accepted.
    createdAt: `${account.createdAt.toISOString().slice(0, 10)}T00:00:00.000Z`,
    isVerified: account.emailVerifiedAt !== null,
    isDisabled: account.disabledAt !== null,
    comesBack: presentMark(marks.get(account.email)),
  }));
}

/** One person as administrators see it. */
export async function readPerson(ctx: Context, userId: string): Promise<Person> {
  const account = await findAccount(ctx.db, userId);
  const [person] = account?.deletedAt === null ? await presentPeople(ctx, [account]) : [];
  if (!person) throw notFound('This account');
  return person;
}

/** One page of the accounts that fit the words; a page beyond the last is not found. */
export async function readPeople(ctx: Context, { q, page }: { q: string; page: number }) {
  const total = await countPeople(ctx.db, q);
  const pageCount = Math.max(1, Math.ceil(total / peoplePerPage));
  if (page > pageCount) throw notFound('This page');
  const accounts = await listPeople(ctx.db, q, { limit: peoplePerPage, offset: (page - 1) * peoplePerPage });
  return { people: await presentPeople(ctx, accounts), total, page, pageCount };
}
