import { accounts } from '../../contracts/accounts.ts';
import { reply } from '../product/client.ts';
import { password, type TestUser } from '../product/factories.ts';
import { signedInPerson } from '../product/signed-in-person.ts';
import type { Product } from '../product/start-product.ts';

/** A person whose every field holds a word that stands nowhere else. */
export interface Canary extends TestUser {
  /** The beginning of the words of who they are, and of what only editors may read of them. */
  readonly word: string;
  /** The beginning of the words that they say to the other side, by a number or as “the authors”. */
  readonly voice: string;
}

/** How every planted word begins: what is found by it is judged, whatever it is. */
export const mark = 'kanarie';

/** Emails only, so that nothing parts or escapes it. */
export const aWord = () =>
  `${mark}${Array.from({ length: 10 }, () => 'bdfghjkmnp'[Math.floor(Math.random() * 10)]).join('')}`;

/** What a person with these words says of themselves when they register. */
export const fieldsOf = (word: string) => ({
  title: 'Dr' as const,
  surname: `${word}surname`,
  otherName: `${word}other`,
  affiliation: `University of ${word}affiliation`,
  country: 'AE',
});

export const addressOfWord = (word: string) => `${word}post@${word}domain.example`;

/** Somebody without an account yet. */
export const aName = () => {
  const word = aWord();
  return { word, voice: aWord(), email: addressOfWord(word) };
};

export async function signedIn(product: Product, name: ReturnType<typeof aName>): Promise<Canary> {
  const { token, user } = await reply(product, accounts.login, { body: { email: name.email, password } });
  return { ...name, token, user };
}

/** A verified person whose name, email and affiliation are canaries. */
export async function aCanary(product: Product, isAdmin = false): Promise<Canary> {
  const name = aName();
  const { token, user } = await signedInPerson(product, { email: name.email, ...fieldsOf(name.word), isAdmin });
  return { ...name, token, user };
}
