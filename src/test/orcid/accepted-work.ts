import { randomUUID } from 'node:crypto';
import { manuscripts } from '../../contracts/manuscripts.ts';
import { verification } from '../../contracts/verification.ts';
import { reply } from '../product/client.ts';
import { aSubmission, aUser, type TestUser } from '../product/factories.ts';
import { tokenIn } from '../product/outbox.ts';
import type { Product } from '../product/start-product.ts';

export const author = (authorEmail: string, authorGivenName = 'Ana') => ({
  authorTitle: 'Dr.' as const,
  authorGivenName,
  authorLastName: 'Lima',
  authorEmail,
  authorAffiliation: 'Example University',
});

/** A work that is published, by a submitting author and others; answers with its id. */
export async function aPublishedWork(product: Product, submitting: TestUser, others: readonly string[], typed = {}) {
  const submission = await aSubmission(product, submitting, { title: 'On dunes' });
  const authors = [author(submitting.email, 'Sam'), ...others.map((email) => author(email))].map((one) => ({
    ...one,
    ...typed,
  }));
  const { article } = await reply(product, manuscripts.create, { body: { ...submission, authors } }, submitting);
  const administrator = await aUser(product, { isAdmin: true });
  await reply(product, verification.accept, { body: { articleId: article.id } }, administrator);
  return article.id;
}

export const anAddress = () => `${randomUUID()}@example.org`;

/** The token of the link that asks a person for an iD. */
export const orcidTokenOf = (product: Product, email: string) => tokenIn(product, email, /ORCID iD/);
