import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { administration } from '../../contracts/administration.ts';
import { manuscripts as calls } from '../../contracts/manuscripts.ts';
import { journals, manuscripts, reviewInvitations } from '../../server/db/schema/index.ts';
import type { InvitationState } from '../../contracts/review-values.ts';
import type { IncomingFile } from '../../server/domains/files/index.ts';
import { receiveAttachment } from '../../server/domains/editorial/index.ts';
import { Readable } from 'node:stream';
import { reply, upload } from './client.ts';
import { aJournal, aUser, type TestUser } from './factories.ts';
import type { Product } from './start-product.ts';
import { inState } from './invitation-in-state.ts';

interface SentFile {
  readonly slot: number;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A journal that reviews without names, with its editor and an administrator. */
export async function anAnonymousJournal(product: Product) {
  const journal = await aJournal(product);
  await product.parts.db.update(journals).set({ reviewModel: 'double-anonymous' }).where(eq(journals.id, journal.id));
  const [administrator, editor] = [await aUser(product, { isAdmin: true }), await aUser(product)];
  const body = { journalId: journal.id, role: 'editor', isHeld: true } as const;
  await reply(product, administration.setJournalRole, { params: { userId: editor.user.id }, body }, administrator);
  return { journalId: journal.id, administrator, editor };
}

/** A manuscript that was sent to such a journal, with these files. */
export async function aManuscriptOf(
  product: Product,
  author: TestUser,
  journalId: string,
  sent: readonly SentFile[],
  coAuthor?: TestUser,
) {
  const awsId = v7();
  const filesUrl: string[] = [];
  for (const { slot, name, bytes } of sent) {
    const { text } = await upload(product, author.token, awsId, [{ name, bytes }], slot);
    const { uploads } = JSON.parse(text) as { uploads: { slot: number | null; url: string }[] };
    filesUrl.push(uploads.find((file) => file.slot === slot)?.url ?? text);
  }
  const someone = {
    authorTitle: 'Dr.' as const,
    authorGivenName: 'Quirin',
    authorLastName: 'Zwitscher',
    authorAffiliation: 'University of Canaries, Las Palmas',
  };
  const emails = [author.email, ...(coAuthor ? [coAuthor.email] : [])];
  const body = {
    journalId,
    articleTitle: 'On examples',
    articleAbstract: 'What an example shows, and what it cannot.',
    articleKeywords: ['examples'],
    authors: emails.map((authorEmail) => ({ ...someone, authorEmail })),
    filesUrl,
    awsId,
    userId: author.user.id,
  };
  return (await reply(product, calls.create, { body }, { token: author.token })).article;
}

/** Puts a manuscript into a round of review, as an editor would. */
export const inReview = (product: Product, id: string, round = 1) =>
  product.parts.db
    .update(manuscripts)
    .set({ state: 'in-review', turn: 'reviewers', round })
    .where(eq(manuscripts.id, id));

/** An invitation as it stands after an answer. */
export async function anInvitation(
  product: Product,
  manuscriptId: string,
  { user, email }: TestUser,
  { state = 'accepted', round = 1 }: { state?: InvitationState; round?: number } = {},
): Promise<string> {
  const id = v7();
  const now = product.system.now();
  await product.parts.db.insert(reviewInvitations).values({
    id,
    manuscriptId,
    round,
    reviewerId: user.id,
    email,
    givenName: 'Alex',
    lastName: 'Example',
    invitedBy: user.id,
    message: '',
    ...inState(state),
    invitedAt: now,
    answerBy: now,
  });
  return id;
}

/** Takes an attachment of a reviewer's report, as the call does. */
export function attachmentOf(product: Product, { user, email }: TestUser, name: string, bytes: Uint8Array) {
  const actor = { kind: 'user', userId: user.id, email, isAdmin: false, sessionId: '' } as const;
  async function* incoming(): AsyncGenerator<IncomingFile> {
    yield { name, bytes: Readable.from([Buffer.from(bytes)]), wasCut: () => false };
  }
  return receiveAttachment(product.parts.contextFor(actor), incoming());
}
