import type { Call } from '../../contracts/call.ts';
import { api } from '../../contracts/index.ts';
import { pages } from '../../contracts/pages.ts';
import { addressOf } from '../product/client.ts';
import type { Product } from '../product/start-product.ts';
import type { Canary } from './canaries.ts';
import type { Knowledge, Leak } from './knowledge.ts';
import { plantedIn } from './planted-words.ts';
import { filled, queriesOf, valuesOf } from './values.ts';

/** Everybody whose words are planted, and what each of them may read. */
export interface Aviary {
  readonly product: Product;
  readonly everybody: readonly Canary[];
  /** Whose ids fill the parameters that name somebody. */
  readonly named: readonly Canary[];
  readonly knowledge: Knowledge;
  /** Tokens of the links in invitations, by the word of whom they were sent to. */
  readonly links: Map<string, string>;
}

const reading: readonly Call[] = Object.values(api)
  .flatMap((group) => Object.values<Call>(group))
  // Leaving ends the sign-in that the crawl goes by.
  .filter(({ method, path }) => method === 'GET' && !path.endsWith('/logout'));

const screens = Object.values(pages).map(({ pattern }) => pattern);
const dataOf = (path: string) => (path === '/' ? '/_root.data' : `${path}.data`);
const noLink = 'A'.repeat(43);

/** All addresses of calls that read, with every parameter that the product knows. */
async function callsFor({ product, named, links }: Aviary, person: Canary | null, word: string): Promise<string[]> {
  const themselves = person && !named.includes(person) ? [person] : [];
  const values = await valuesOf(product, [...named, ...themselves], links.get(person?.word ?? '') ?? noLink);
  // What is the same for everyone, or refused to everyone alike, is asked for by a visitor, and by those who would gain most.
  const isForAll = ({ caching, access }: Call) =>
    person !== null &&
    !named.includes(person) &&
    (caching === 'public' || (access === 'administrator' && !person.user.isAdmin));
  return reading
    .filter((call) => !isForAll(call))
    .flatMap((call) =>
      filled(call.path, values).flatMap((params) =>
        queriesOf(call, word).map((query) => addressOf(product, call, { params, query })),
      ),
    );
}

/** All screens, as a page and as its data. They are rendered for visitors; what a person sees is asked of the calls. */
async function screensOf({ product, named }: Aviary): Promise<string[]> {
  const values = await valuesOf(product, named.slice(0, 1), noLink);
  const paths = screens.flatMap((pattern) =>
    filled(pattern, values).map((params) =>
      pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    ),
  );
  return [...paths, ...paths.map(dataOf)].map((path) => product.url + path);
}

/** Whose ids stand in a text: an id leads to a person as a name does. */
const idsIn = (text: string, everybody: readonly Canary[]) =>
  everybody.flatMap(({ user, word }) => (text.includes(user.id) ? [`${word}id`] : []));

/** Hours, where reviewers read of a manuscript: they are to be days. */
const hour = /T(?!00:00:00(?:\.000)?Z)\d\d:\d\d/;
const tellsDays = /\/api\/(discussions\/|review\/(?!reminders|profile)|journalArticle\/singleArticle\/)/;

export interface Answer {
  readonly status: number;
  readonly words: ReadonlySet<string>;
  readonly tellsHour: boolean;
}

/** All that an answer holds, in its head and in its body. */
export async function answered({ everybody }: Aviary, answer: Response): Promise<Answer> {
  const head = [...answer.headers].flat().join('\n');
  const body = new Uint8Array(await answer.arrayBuffer());
  const text = Buffer.from(body).toString('latin1');
  const words = new Set([
    ...(await plantedIn(Buffer.from(head))),
    ...(await plantedIn(body)),
    ...idsIn(head + text, everybody),
  ]);
  const isText = /json|calendar/.test(answer.headers.get('content-type') ?? '');
  return {
    status: answer.status,
    words,
    tellsHour: answer.headers.has('last-modified') || (isText && hour.test(text)),
  };
}

/** Works through a list, some at a time. */
export async function inTurns<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = list.toReversed();
  const worker = async () => {
    for (let one = rest.pop(); one !== undefined; one = rest.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

/** What somebody asked with stands in an answer to them without telling them anything. */
const isEchoed = ({ everybody }: Aviary, address: string, word: string) => {
  const owner = everybody.find((person) => word.startsWith(person.word));
  return (
    decodeURIComponent(address).includes(word) || (owner && word.endsWith('id') && address.includes(owner.user.id))
  );
};

/** Reads everything as somebody: what they found, and what of it they must not read. */
export async function readAll(aviary: Aviary, person: Canary | null, options: { reviews?: boolean } = {}) {
  const { product, everybody, knowledge } = aviary;
  const headers: Record<string, string> = person ? { authorization: `Bearer ${person.token}` } : {};
  const other = everybody.find((each) => each !== person);
  const addresses = await callsFor(aviary, person, `${other?.word}surname`);
  if (!person) addresses.push(...(await screensOf(aviary)));
  const [leaks, seen]: [Leak[], Set<string>] = [[], new Set()];
  await inTurns(addresses, async (address) => {
    const { words, tellsHour } = await answered(aviary, await fetch(address, { headers, redirect: 'manual' }));
    for (const word of words) seen.add(word);
    const where = address.replace(product.url, '');
    const read = knowledge.forbidden(person, words).filter((word) => !isEchoed(aviary, address, word));
    if (read.length > 0) leaks.push({ where, words: read });
    if (options.reviews && tellsHour && tellsDays.test(where)) leaks.push({ where, words: ['an hour'] });
  });
  return { leaks, seen, asked: addresses.length };
}
