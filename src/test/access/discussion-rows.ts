import { randomUUID } from 'node:crypto';
import { discussions } from '../../contracts/discussions.ts';
import { discussionEmails } from '../../server/db/schema/index.ts';
import { discussing } from '../product/discussing.ts';
import { aManuscriptInReview, anAcceptedReview, aReviewedJournal, giveRole } from '../product/peer-review.ts';
import type { Cast } from './cast.ts';
import { missing, row, signedInOnly } from './table.ts';

/** The author and those who edit: the others do not take part. */
const bothSides = (status: number, author = status) => [401, 401, 401, 404, author, 404, status, status] as const;
const reviewerOnly = (status: number) => [401, 401, 401, 404, 404, status, 404, 404] as const;

async function inReview({ product, people, owner }: Cast): Promise<string> {
  const { id } = await aReviewedJournal(product);
  await giveRole(product, people.editor, id, 'editor');
  return (await aManuscriptInReview(product, owner, id)).id;
}

const ofManuscript = async (cast: Cast) => ({ params: { articleId: await inReview(cast) } });
const ofReview = async (cast: Cast) => ({
  params: { invitationId: await anAcceptedReview(cast.product, await inReview(cast), cast.people.reviewer) },
});
const message = { subject: 'Length', text: 'How long may it be?' };

/** A discussion of the owner with the editors. */
async function ofOne(cast: Cast) {
  const { open, only } = discussing(cast.product, await inReview(cast));
  await open(cast.owner, { audience: 'author' });
  const { id, messages } = await only(cast.owner);
  return { params: { discussionId: id }, messageId: messages[0]?.id ?? randomUUID() };
}

/** An email for a discussion of the owner that came from another address. */
async function ofEmail(cast: Cast) {
  const { discussionId } = (await ofOne(cast)).params;
  const [id, messageId] = [randomUUID(), randomUUID()];
  const kept = {
    outcome: 'unattributed',
    arrivedAt: new Date(),
    sender: 'ada@home.example',
    text: 'From home.',
  } as const;
  const email = { id, discussionId, userId: cast.owner.user.id, messageId, ...kept };
  await cast.product.parts.db.insert(discussionEmails).values(email);
  return { params: { discussionEmailId: id } };
}

/** Discussions: for the people who take part. */
export const discussionRows = [
  row(discussions.ofManuscript, 'of the owner', ofManuscript, bothSides(200)),
  row(
    discussions.open,
    'with the author',
    async (cast) => ({ ...(await ofManuscript(cast)), body: { ...message, audience: 'author' } }),
    bothSides(200),
  ),
  row(discussions.ofReview, 'of the reviewer', ofReview, reviewerOnly(200)),
  row(
    discussions.openWithEditors,
    'of the reviewer',
    async (cast) => ({ ...(await ofReview(cast)), body: message }),
    reviewerOnly(200),
  ),
  row(
    discussions.write,
    'of the owner and the editors',
    async (cast) => ({ params: (await ofOne(cast)).params, body: { text: randomUUID() } }),
    bothSides(200),
  ),
  row(
    discussions.close,
    'of the owner and the editors',
    async (cast) => ({ params: (await ofOne(cast)).params, body: { isClosed: true } }),
    bothSides(200, 403),
  ),
  row(
    discussions.markRead,
    'of the owner and the editors',
    async (cast) => {
      const { params, messageId } = await ofOne(cast);
      return { params, body: { messageId } };
    },
    bothSides(200),
  ),
  row(discussions.dismissEmail, 'of the owner and the editors', ofEmail, bothSides(200, 404)),
  row(discussions.file, 'a file as it was uploaded', ({ fileId }) => ({ params: { fileId } }), signedInOnly(404)),
  row(discussions.file, 'a missing one', () => ({ params: { fileId: missing } }), signedInOnly(404)),
];
