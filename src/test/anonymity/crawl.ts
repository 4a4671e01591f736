import type { Call } from '../../contracts/call.ts';
import { api } from '../../contracts/index.ts';
import { pages } from '../../contracts/pages.ts';
import { articles, files, journals, manuscripts, reviewInvitations, users } from '../../server/db/schema/index.ts';
import { wordsIn } from '../documents/everything-in.ts';
import { addressOf } from '../product/client.ts';
import type { TestUser } from '../product/factories.ts';
import type { Product } from '../product/start-product.ts';

/** A word that somebody could read who must not, and where. */
export interface Leak {
  readonly where: string;
  readonly words: readonly string[];
}

const reading: readonly Call[] = Object.values(api)
  .flatMap((group) => Object.values<Call>(group))
  // Leaving ends the sign-in that the crawl goes by.
  .filter(({ method, path }) => method === 'GET' && !path.endsWith('/logout'));

/** Values for every parameter: all that the database holds, whether its asker may know it or not. */
async function valuesOf({ parts: { db } }: Product) {
  const ids = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id);
  const [ofManuscripts, ofFiles, ofUsers, ofJournals, ofArticles, ofInvitations] = [
    await ids(db.select({ id: manuscripts.id }).from(manuscripts)),
    await ids(db.select({ id: files.id }).from(files)),
    await ids(db.select({ id: users.id }).from(users)),
    await ids(db.select({ id: journals.id }).from(journals)),
    await ids(db.select({ id: articles.id }).from(articles)),
    await ids(db.select({ id: reviewInvitations.id }).from(reviewInvitations)),
  ];
  const uploads = await db.select({ id: manuscripts.uploadId }).from(manuscripts);
  const emails = (await db.select({ email: users.email }).from(users)).map(({ email }) => email);
  return new Map<string, readonly string[]>([
    ['articleId', [...ofManuscripts, ...ofArticles]],
    ['id', [...ofManuscripts, ...ofUsers, ...ofJournals]],
    ['fileId', ofFiles],
    ['userId', ofUsers],
    ['adminId', ofUsers],
    ['journalId', ofJournals],
    ['invitationId', ofInvitations],
    ['awsId', uploads.map(({ id }) => id)],
    ['email', emails],
    ['year', [String(new Date().getUTCFullYear())]],
  ]);
}

const none = ['none'] as const;

/** Every address of a path with these values. */
function filled(path: string, values: ReadonlyMap<string, readonly string[]>): Record<string, string>[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.reduce<Record<string, string>[]>(
    (inputs, name) =>
      inputs.flatMap((input) => (values.get(name) ?? none).map((value) => ({ ...input, [name]: value }))),
    [{}],
  );
}

/** Searches by a word that its asker must not know find nothing; what is asked for may stand in the answer. */
const asked = (call: Call, words: readonly string[]): Record<string, string>[] => {
  const fields = Object.keys(call.query.shape).filter((name) => ['q', 'search', 'query'].includes(name));
  return [{}, ...fields.flatMap((name) => words.slice(0, 1).map((word) => ({ [name]: word })))];
};

/** All addresses of the API that only read, with every parameter that the product knows. */
export async function addressesOf(product: Product, words: readonly string[]) {
  const values = await valuesOf(product);
  return reading.flatMap((call) =>
    filled(call.path, values).flatMap((params) =>
      asked(call, words).map((query) => ({
        address: addressOf(product, call, { params, query }),
        echoes: Object.values(query),
      })),
    ),
  );
}

/** Reads everything as somebody, and says where a word stands that they must not read. */
export async function leaksTo(product: Product, reader: TestUser | null, words: readonly string[]): Promise<Leak[]> {
  const headers: Record<string, string> = reader ? { authorization: `Bearer ${reader.token}` } : {};
  const screens = Object.values(pages)
    .filter(({ pattern }) => !pattern.includes(':'))
    .map(({ pattern }) => ({ address: product.url + pattern, echoes: [] as string[] }));
  const leaks: Leak[] = [];
  for (const { address, echoes } of [...(await addressesOf(product, words)), ...screens]) {
    const answer = await fetch(address, { headers, redirect: 'manual' });
    const head = Buffer.from([...answer.headers].flat().join('\n'));
    const body = new Uint8Array(await answer.arrayBuffer());
    const found = await wordsIn(Buffer.concat([head, Buffer.from('\n')]), words);
    found.push(...(await wordsIn(body, words)));
    const read = found.filter((word) => !echoes.includes(word));
    if (read.length > 0) leaks.push({ where: address.replace(product.url, ''), words: [...new Set(read)] });
  }
  return leaks;
}

/** Which letters to a person hold a word that they must not read. */
export async function leaksInLetters(product: Product, { email }: TestUser, words: readonly string[]): Promise<Leak[]> {
  const letters = (await product.system.outbox.newest(500)).filter(({ to }) => to === email);
  const leaks: Leak[] = [];
  for (const letter of letters) {
    const found = await wordsIn(Buffer.from(JSON.stringify(letter)), words);
    if (found.length > 0) leaks.push({ where: `letter: ${letter.subject}`, words: found });
  }
  return leaks;
}
