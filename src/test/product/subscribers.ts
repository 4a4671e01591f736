import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { users } from '../../server/db/schema/index.ts';
import type { Product } from './start-product.ts';

type NewUser = typeof users.$inferInsert;

/** An account in the database, which opted in, is verified and in use. */
const subscriber = (traits: Partial<NewUser>): NewUser => ({
  id: v7(),
  email: `${randomUUID()}@readers.example.org`,
  passwordHash: '',
  title: 'Dr',
  surname: 'Reader',
  otherName: 'Alex',
  affiliation: 'Example University',
  country: 'AE',
  marketingCommunications: true,
  emailVerifiedAt: new Date(),
  createdAt: new Date(),
  ...traits,
});

/** So many people who asked for news, or who did in every way but these traits. */
export async function subscribers(product: Pick<Product, 'parts'>, count: number, traits: Partial<NewUser> = {}) {
  const people = Array.from({ length: count }, () => subscriber(traits));
  for (let from = 0; from < count; from += 1000)
    await product.parts.db.insert(users).values(people.slice(from, from + 1000));
  return people.map(({ id = '', email }) => ({ id, email }));
}

/** Takes people out of the list again, so that the next test begins with nobody. */
export async function noMoreNews(product: Pick<Product, 'parts'>, people: readonly { id: string }[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  await product.parts.db.update(users).set({ marketingCommunications: false }).where(inArray(users.id, ids));
}
