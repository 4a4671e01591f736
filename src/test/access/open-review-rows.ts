import { openReview } from '../../contracts/open-review.ts';
import { aManuscriptInReview, anAcceptedReview, aReviewedJournal, giveRole } from '../product/peer-review.ts';
import type { Cast } from './cast.ts';
import { all, missing, row, type Row } from './table.ts';

const editorsOnly = (status: number): Row['answers'] => [401, 401, 401, 404, 404, 404, status, status];

async function inReview({ product, people, owner }: Cast): Promise<string> {
  const { id } = await aReviewedJournal(product);
  await giveRole(product, people.editor, id, 'editor');
  return (await aManuscriptInReview(product, owner, id)).id;
}

const ofManuscript = async (cast: Cast) => ({ params: { articleId: await inReview(cast) } });
const ofReview = async (cast: Cast) => ({
  params: { invitationId: await anAcceptedReview(cast.product, await inReview(cast), cast.people.reviewer) },
});
const piece = { kind: 'report', id: missing };

/** Everyone reads published reviews; only their writers and the editors read what may be published. */
export const openReviewRows = [
  row(openReview.ofArticle, 'a published one’s', ({ articleId }) => ({ params: { articleId } }), all(200)),
  row(
    openReview.ofArticle,
    'a waiting one’s',
    ({ manuscriptId }) => ({ params: { articleId: manuscriptId } }),
    all(404),
  ),
  row(
    openReview.chooseAsReviewer,
    'of the reviewer',
    async (cast) => ({ ...(await ofReview(cast)), body: { choice: 'no' } }),
    [401, 401, 401, 404, 404, 200, 404, 404],
  ),
  row(
    openReview.chooseAsAuthor,
    'of the owner',
    async (cast) => ({ ...(await ofManuscript(cast)), body: { isAgreed: false } }),
    [401, 401, 401, 404, 200, 404, 404, 404],
  ),
  row(openReview.pieces, 'of the owner', ofManuscript, editorsOnly(200)),
  row(
    openReview.chooseAsEditor,
    'of the owner',
    async (cast) => ({ ...(await ofManuscript(cast)), body: { choice: 'no' } }),
    editorsOnly(200),
  ),
  row(
    openReview.publish,
    'a missing piece',
    async (cast) => ({ ...(await ofManuscript(cast)), body: piece }),
    editorsOnly(404),
  ),
  row(
    openReview.leaveOut,
    'a missing piece',
    async (cast) => ({ ...(await ofManuscript(cast)), body: piece }),
    editorsOnly(404),
  ),
  row(
    openReview.takeDown,
    'a missing piece',
    async (cast) => ({ ...(await ofManuscript(cast)), body: { ...piece, reason: 'It names a patient.' } }),
    [401, 401, 401, 403, 403, 403, 403, 404],
  ),
];
