import { discussions } from '../../contracts/discussions.ts';
import { sendMessageEmails } from '../../server/domains/editorial/index.ts';
import { plantedPdf } from '../documents/planted-pdf.ts';
import { attachToMessage, discussing } from '../product/discussing.ts';
import { reply } from '../product/client.ts';
import type { Canary } from './canaries.ts';
import type { Story } from './cast.ts';

/** A file whose name and properties hold a word of who sends it. */
async function aFileOf({ product }: Story, person: Canary, shown: string): Promise<string> {
  const bytes = await plantedPdf(person.word, `See here ${shown}`);
  return attachToMessage(product, person, { name: `${person.word}notes.pdf`, bytes });
}

/**
 * Editors talk among themselves, with the author and with a reviewer, each with files; everyone who takes part is told by
 * email.
 */
export async function talks(
  story: Story,
  articleId: string,
  { reviewer, invitationId }: { readonly reviewer: Canary; readonly invitationId: string },
): Promise<void> {
  const { product, cast, said, knowledge } = story;
  const { author, editor, chief } = cast;
  const { open, ask, write, only } = discussing(product, articleId);
  const done = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer;
    if (status !== 200) throw new Error(`${status}: ${text}`);
  };
  const among = `${said.office}talk ${author.word}last ${reviewer.word}surname`;
  await done(open(chief, { audience: 'editors', subject: `${said.office}subject`, text: among }));
  const fromAuthor = await aFileOf(story, author, `${author.word}file`);
  await done(
    open(author, {
      audience: 'author',
      subject: `${author.word}subject`,
      text: `${author.word}asks`,
      filesUrl: [fromAuthor],
    }),
  );
  const { id: withAuthor } = await only(author);
  const toAuthor = await aFileOf(story, editor, `${said.letter}file`);
  await done(write(editor, withAuthor, `${said.letter}answer`, { filesUrl: [toAuthor] }));
  const fromReviewer = await aFileOf(story, reviewer, `${reviewer.word}file`);
  await done(
    ask(reviewer, invitationId, {
      subject: `${reviewer.word}subject`,
      text: `${reviewer.word}asks`,
      filesUrl: [fromReviewer],
    }),
  );
  const { discussions: seen } = await reply(product, discussions.ofReview, { params: { invitationId } }, reviewer);
  const toReviewer = await aFileOf(story, editor, `${said.message}file`);
  await done(write(editor, seen[0]?.id ?? '', `${said.message}answer`, { filesUrl: [toReviewer] }));
  knowledge.tell([author], said.letter);
  await sendMessageEmails(product.system);
}
