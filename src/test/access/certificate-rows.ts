import { certificates } from '../../contracts/certificates.ts';
import { manuscripts } from '../../contracts/manuscripts.ts';
import { reply } from '../product/client.ts';
import type { Cast } from './cast.ts';
import { all, missing, ownerAndAdministrator, row, signedInOnly } from './table.ts';

/** A link to the certificate of the owner's article, as the owner got it. */
async function signed({ product, owner, articleId }: Cast) {
  const { url } = await reply(product, manuscripts.generate, { body: { articleId } }, owner);
  return { params: { articleId }, query: Object.fromEntries(new URL(url, product.url).searchParams) };
}

/** The calls of certificates: who holds a link opens the document, and anybody may confirm it. */
export const certificateRows = [
  row(
    manuscripts.generate,
    'a published article',
    ({ articleId }) => ({ body: { articleId } }),
    ownerAndAdministrator(200, 404),
  ),
  row(
    manuscripts.generate,
    'one that waits',
    ({ manuscriptId }) => ({ body: { articleId: manuscriptId } }),
    ownerAndAdministrator(409, 404),
  ),
  row(manuscripts.generate, 'a missing one', () => ({ body: { articleId: missing } }), signedInOnly(404)),
  row(certificates.document, 'by a signed link', signed, all(200)),
  row(
    certificates.document,
    'by a made-up link',
    async (cast) => {
      const { params, query } = await signed(cast);
      return { params, query: { ...query, signature: 'x'.repeat(43) } };
    },
    all(404),
  ),
  row(certificates.confirm, 'a published article', ({ articleId }) => ({ params: { articleId } }), all(200)),
  row(
    certificates.confirm,
    'one that waits',
    ({ manuscriptId }) => ({ params: { articleId: manuscriptId } }),
    all(404),
  ),
  row(certificates.confirm, 'a missing one', () => ({ params: { articleId: missing } }), all(404)),
];
