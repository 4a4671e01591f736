import type { BodyOf } from '../../contracts/call.ts';
import { corrections } from '../../contracts/corrections.ts';
import type { StoredFile } from '../../contracts/files.ts';
import { addressOf, send } from './client.ts';
import { aPdf, type TestUser } from './factories.ts';
import type { Product } from './start-product.ts';

type Wish = Partial<BodyOf<typeof corrections.correct>>;

/** What is sent to correct an article that was never corrected: a notice that stands alone, unless more is said. */
export const aCorrection = (more: Wish = {}) => ({
  notice: 'The unit in Table 2 was wrong; it is now right.',
  corrections: 0,
  ...more,
});

/** Corrects an article as somebody; nobody is a visitor. */
export const correct = (product: Product, person: TestUser | null, articleId: string, more: Wish = {}) =>
  send(
    product,
    corrections.correct,
    { params: { articleId }, body: aCorrection(more) },
    { token: person?.token ?? null },
  );

/** Sends a file as the corrected PDF of an article. */
export async function bringCorrectedPdf(
  product: Product,
  person: TestUser | null,
  articleId: string,
  file: { name: string; bytes: string | Uint8Array<ArrayBuffer> } = { name: 'corrected.pdf', bytes: aPdf('corrected') },
) {
  const form = new FormData();
  form.append('s3Files', new Blob([file.bytes]), file.name);
  const response = await fetch(addressOf(product, corrections.uploadPdf, { params: { articleId } }), {
    method: 'POST',
    headers: person === null ? {} : { authorization: `Bearer ${person.token}` },
    body: form,
  });
  return { status: response.status, text: await response.text() };
}

/** The address of a corrected PDF that was taken. */
export async function aCorrectedPdf(product: Product, person: TestUser, articleId: string, words = 'corrected') {
  const brought = await bringCorrectedPdf(product, person, articleId, { name: 'corrected.pdf', bytes: aPdf(words) });
  if (brought.status !== 201) throw new Error(`The PDF was not taken: ${brought.text}`);
  return (JSON.parse(brought.text) as StoredFile).url;
}
