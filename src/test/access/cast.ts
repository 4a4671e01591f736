import { eq } from 'drizzle-orm';
import { accounts } from '../../contracts/accounts.ts';
import { administration } from '../../contracts/administration.ts';
import { verification } from '../../contracts/verification.ts';
import { sessions, users } from '../../server/db/schema/index.ts';
import { reply } from '../product/client.ts';
import { startedCheckout } from '../product/checkouts.ts';
import { aFullIssue } from '../product/full-issues.ts';
import type { FullIssue } from '../../contracts/issues.ts';
import { aJournal, aManuscript, aUser, type TestUser } from '../product/factories.ts';
import type { Product } from '../product/start-product.ts';

/** Everybody who may ask, in the order of the table's columns. */
export const actors = [
  'visitor',
  'expired token',
  'disabled user',
  'ordinary user',
  'owner',
  'reviewer',
  'editor',
  'administrator',
] as const;
export type ActorName = (typeof actors)[number];

/** The people of the table, and what belongs to the owner. */
export interface Cast {
  readonly product: Product;
  readonly people: Readonly<Record<Exclude<ActorName, 'visitor'>, TestUser>>;
  readonly owner: TestUser;
  readonly journal: { readonly id: string; readonly abbreviation: string };
  /** Accepted and public. */
  readonly articleId: string;
  /** Waits for verification. */
  readonly manuscriptId: string;
  readonly uploadId: string;
  readonly fileId: string;
  readonly sessionId: string;
  /** For sale; nobody of the table has bought it. */
  readonly issue: FullIssue;
}

async function anExpired(product: Product): Promise<TestUser> {
  const person = await aUser(product);
  const past = { expiresAt: new Date(Date.now() - 1000) };
  await product.parts.db.update(sessions).set(past).where(eq(sessions.userId, person.user.id));
  return person;
}

async function aDisabled(product: Product): Promise<TestUser> {
  const person = await aUser(product);
  await product.parts.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, person.user.id));
  return person;
}

/** Makes everybody, and everything that belongs to the owner. */
export async function makeCast(product: Product): Promise<Cast> {
  const administrator = await aUser(product, { isAdmin: true });
  const [owner, reviewer, editor] = [await aUser(product), await aUser(product), await aUser(product)];
  const journal = await aJournal(product);
  for (const [person, role] of [
    [reviewer, 'reviewer'],
    [editor, 'editor'],
  ] as const) {
    const body = { journalId: journal.id, role, isHeld: true };
    await reply(product, administration.setJournalRole, { params: { userId: person.user.id }, body }, administrator);
  }
  const published = await aManuscript(product, owner, { journalId: journal.id, title: 'Public' });

  await reply(product, verification.accept, { body: { articleId: published.id } }, administrator);
  const waiting = await aManuscript(product, owner, { journalId: journal.id, title: 'Waiting' });
  return {
    product,
    people: {
      'expired token': await anExpired(product),
      'disabled user': await aDisabled(product),
      'ordinary user': await aUser(product),
      owner,
      reviewer,
      editor,
      administrator,
    },
    owner,
    journal,
    articleId: published.id,
    manuscriptId: waiting.id,
    uploadId: waiting.awsId,
    fileId: waiting.filesURL[0]?.split('/').at(-1) ?? '',
    sessionId: await startedCheckout(product, owner),
    issue: await aFullIssue(product, { journalId: journal.id }),
  };
}

/** A further place where the owner is signed in. */
export async function aSignIn({ product, owner }: Cast, password: string): Promise<string> {
  const { token } = await reply(product, accounts.login, { body: { email: owner.email, password } });
  const places = await reply(product, accounts.signIns, { params: { id: owner.user.id } }, { token });
  return places.find((place) => place.isThisOne)?.id ?? '';
}
