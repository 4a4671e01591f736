import type { Input } from '../../contracts/call.ts';
import { discussions } from '../../contracts/discussions.ts';
import { addressOf, reply, send } from './client.ts';
import type { Board } from './deciding.ts';
import type { TestUser } from './factories.ts';
import { aManuscriptInReview, anAcceptedReview, aScholar } from './peer-review.ts';
import type { Product } from './start-product.ts';

type Opening = NonNullable<Input<typeof discussions.open>['body']>;

/** Sends a file for a message, as its form does; answers with its address. */
export async function attachToMessage(
  product: Product,
  { token }: TestUser,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> },
): Promise<string> {
  const form = new FormData();
  form.append('s3Files', new Blob([bytes]), name);
  const address = addressOf(product, discussions.upload, {});
  const answer = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
  return discussions.upload.reply.parse(await answer.json()).url;
}

/** The discussions on one manuscript, one line each. */
export function discussing(product: Product, articleId: string) {
  const ofManuscript = (person: TestUser) =>
    reply(product, discussions.ofManuscript, { params: { articleId } }, person);
  const ofReview = (person: TestUser, invitationId: string) =>
    reply(product, discussions.ofReview, { params: { invitationId } }, person);
  return {
    ofManuscript,
    ofReview,
    /** The only discussion that a person sees. */
    only: async (person: TestUser, invitationId?: string) => {
      const seen = await (invitationId === undefined ? ofManuscript(person) : ofReview(person, invitationId));
      const [one, ...more] = seen.discussions;
      if (!one || more.length > 0) throw new Error(`${seen.discussions.length} discussions`);
      return one;
    },
    look: (person: TestUser) => send(product, discussions.ofManuscript, { params: { articleId } }, person),
    open: (person: TestUser, body: Partial<Opening> & Pick<Opening, 'audience'>) =>
      send(
        product,
        discussions.open,
        { params: { articleId }, body: { subject: 'Length', text: 'How long may it be?', ...body } },
        person,
      ),
    ask: (person: TestUser, invitationId: string, body: Partial<Opening> = {}) =>
      send(
        product,
        discussions.openWithEditors,
        { params: { invitationId }, body: { subject: 'Data', text: 'Are the data open?', ...body } },
        person,
      ),
    write: (person: TestUser, discussionId: string, text: string, more: Partial<Opening> = {}) =>
      send(product, discussions.write, { params: { discussionId }, body: { text, ...more } }, person),
    close: (person: TestUser, discussionId: string, isClosed = true) =>
      send(product, discussions.close, { params: { discussionId }, body: { isClosed } }, person),
    markRead: (person: TestUser, discussionId: string, messageId: string) =>
      send(product, discussions.markRead, { params: { discussionId }, body: { messageId } }, person),
    openFile: (person: TestUser, url: string) =>
      fetch(product.url + url, { headers: { authorization: `Bearer ${person.token}` } }),
  };
}

/** A manuscript of an author of its own with two reviewers, and what is said about it. */
export async function aTalkOf(product: Product, { journal }: Pick<Board, 'journal'>) {
  const author = await aScholar(product, { givenName: 'Ada', lastName: 'Secretauthor' });
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const accepted = async (givenName: string, lastName: string) => {
    const person = await aScholar(product, { givenName, lastName });
    return { person, invitationId: await anAcceptedReview(product, id, person, { givenName, lastName }) };
  };
  const [one, two] = [await accepted('Bea', 'Firstreviewer'), await accepted('Cyd', 'Secondreviewer')];
  const people = { author, first: one.person, second: two.person };
  return { id, ...people, firstId: one.invitationId, secondId: two.invitationId, ...discussing(product, id) };
}
