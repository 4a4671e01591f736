import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { manuscripts } from '../../contracts/manuscripts.ts';
import { findOrCreateJournal } from '../../server/domains/journals/index.ts';
import { makePdf } from '../documents/make-pdf.ts';
import { reply, upload } from './client.ts';
import { signedInPerson } from './signed-in-person.ts';
import type { Product } from './start-product.ts';

export { password } from './signed-in-person.ts';

/** A small document that every reader takes for a PDF, with one page. */
export const aPdf = (words = 'A paper'): Uint8Array<ArrayBuffer> => makePdf({ comment: words });

/** A verified person who is signed in. */
export async function aUser(product: Product, traits: { isAdmin?: boolean; surname?: string } = {}) {
  const { token, user, email } = await signedInPerson(product, {
    email: `${randomUUID()}@example.org`,
    title: 'Dr',
    surname: traits.surname ?? 'Example',
    otherName: 'Alex',
    affiliation: 'Example University',
    country: 'AE',
    isAdmin: traits.isAdmin ?? false,
  });
  return { token, user, email };
}

export type TestUser = Awaited<ReturnType<typeof aUser>>;

/** A journal that began two years ago. */
export async function aJournal(
  product: Pick<Product, 'system'>,
  traits: { abbreviation?: string; title?: string; descriptionHtml?: string } = {},
) {
  const { journal } = await findOrCreateJournal(product.system, {
    abbreviation: traits.abbreviation ?? `J${randomUUID().slice(0, 8).toUpperCase()}`,
    title: traits.title ?? 'Journal of Examples',
    descriptionHtml: traits.descriptionHtml ?? null,
    language: 'English',
    startYear: new Date().getUTCFullYear() - 2,
    startMonth: 1,
    subject: 'Other Journals',
  });
  return journal;
}

/** A payload that passes, for an upload that holds its manuscript file. */
export async function aSubmission(
  product: Product,
  author: TestUser,
  traits: { title?: string; journalId?: string } = {},
) {
  const awsId = v7();
  const uploaded = await upload(product, author.token, awsId, [{ name: 'manuscript.pdf', bytes: aPdf() }]);
  const { files } = JSON.parse(uploaded.text) as { files: string[] };
  return {
    journalId: traits.journalId ?? (await aJournal(product)).id,
    articleTitle: traits.title ?? 'On examples',
    articleAbstract: 'What an example shows, and what it cannot.',
    articleKeywords: ['examples', 'tests'],
    authors: [
      {
        authorTitle: 'Dr.' as const,
        authorGivenName: 'Alex',
        authorLastName: 'Example',
        authorEmail: 'alex@example.org',
        authorAffiliation: 'Example University',
      },
    ],
    filesUrl: files,
    awsId,
    userId: author.user.id,
  };
}

/** A manuscript that waits for verification. */
export async function aManuscript(
  product: Product,
  author: TestUser,
  traits: { title?: string; journalId?: string } = {},
) {
  const body = await aSubmission(product, author, traits);
  return (await reply(product, manuscripts.create, { body }, { token: author.token })).article;
}
