import { openVerifiedAccount } from '../../server/features/accounts/index.ts';
import { accounts } from '../../contracts/accounts.ts';
import { reply } from '../product/client.ts';
import { password, type TestUser } from '../product/factories.ts';
import type { Product } from '../product/start-product.ts';

/** A person whose every field holds a word that stands nowhere else. */
export interface Canary extends TestUser {
  /** The beginning of all their words. */
  readonly word: string;
}

/** Letters only, so that nothing parts or escapes it. */
const unusual = () =>
  `kanarie${Array.from({ length: 10 }, () => 'bdfghjkmnp'[Math.floor(Math.random() * 10)]).join('')}`;

/** A verified person whose name, email and affiliation are canaries. */
export async function aCanary(product: Product): Promise<Canary> {
  const word = unusual();
  const email = `${word}mail@${word}domain.example`;
  const person = {
    email,
    title: 'Dr',
    surname: `${word}surname`,
    otherName: `${word}other`,
    affiliation: `University of ${word}affiliation`,
    country: 'AE',
    isAdmin: false,
  };
  await openVerifiedAccount(product.system, person, password);
  const { token, user } = await reply(product, accounts.login, { body: { email, password } });
  return { token, user, email, word };
}
