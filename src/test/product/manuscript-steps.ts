import type { BodyOf, Input } from '../../contracts/call.ts';
import { manuscripts } from '../../contracts/manuscripts.ts';
import { verification } from '../../contracts/verification.ts';
import { addressOf, reply, send, upload } from './client.ts';
import { aPdf, type TestUser } from './factories.ts';
import type { Product } from './start-product.ts';

/** Uploads one file into a slot of an upload id; answers with its address. */
export async function aFileIn(product: Product, owner: TestUser, awsId: string, slot: number, name: string) {
  const sent = await upload(product, owner.token, awsId, [{ name, bytes: aPdf(name) }], slot);
  const { uploads } = JSON.parse(sent.text) as { uploads: { slot: number | null; url: string }[] };
  return uploads.find((file) => file.slot === slot)?.url ?? sent.text;
}

/** What is sent when a manuscript is edited. */
export const aRevision = (change: Partial<Input<typeof manuscripts.update>['body']> = {}) => ({
  articleTitle: 'On better examples',
  articleAbstract: 'What an example shows, and what it cannot.',
  articleKeywords: ['examples', 'tests'],
  ...change,
});

/** The steps that people take with one manuscript, one line each. */
export const stepsWith = (product: Product, articleId: string) => ({
  read: ({ token }: TestUser) => reply(product, manuscripts.single, { params: { articleId } }, { token }),
  versions: ({ token }: TestUser) => reply(product, manuscripts.versions, { params: { articleId } }, { token }),
  edit: ({ token }: TestUser, change: Parameters<typeof aRevision>[0] = {}) =>
    send(product, manuscripts.update, { params: { articleId }, body: aRevision(change) }, { token }),
  accept: ({ token }: TestUser, version?: number) =>
    send(product, verification.accept, { body: { articleId, version } }, { token }),
  reject: ({ token }: TestUser, more: Partial<BodyOf<typeof verification.reject>> = {}) =>
    send(product, verification.reject, { body: { articleId, rejectionText: 'Out of scope.', ...more } }, { token }),
  remove: ({ token, user }: TestUser, reason?: string) =>
    send(product, manuscripts.remove, { params: { articleId, userId: user.id }, body: { reason } }, { token }),
  restore: ({ token }: TestUser) => send(product, manuscripts.restore, { params: { articleId } }, { token }),
});

/** Uploads files that are to go with a rejection. */
export async function uploadForRejection(
  product: Product,
  { token }: TestUser,
  place: { awsId: string; userId: string },
  names: readonly string[],
) {
  const form = new FormData();
  for (const name of names) form.append('s3Files', new Blob([aPdf(name)]), name);
  const response = await fetch(addressOf(product, verification.uploadRejectionFiles, { params: place }), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const text = await response.text();
  const { files = [] } = JSON.parse(text) as { files?: string[] };
  return { status: response.status, files, text };
}

/** How somebody is answered who opens a file. */
export const opened = async (product: Product, { token }: TestUser, url: string): Promise<number> =>
  (await fetch(product.url + url, { headers: { authorization: `Bearer ${token}` } })).status;

/** The status and words of a refusal. */
export const detailOf = ({ text }: { text: string }): string => (JSON.parse(text) as { detail: string }).detail;

/** The statuses of answers, the lowest first. */
export const statusesOf = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
