import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { discussionEmails, discussionMessages, emails } from '../server/db/schema/index.ts';
import { sendMessageEmails } from '../server/domains/editorial/index.ts';
import { anAnsweringSite } from './mail/answering-site.ts';
import { randomAnswers, type Addressed, type RandomAnswer } from './mail/random-answers.ts';
import { aBoardOfTwoEditors } from './product/deciding.ts';
import { aTalkOf } from './product/discussing.ts';
import type { TestUser } from './product/factories.ts';

const seed = Number(process.env.RANDOM_SEED ?? Math.floor(Math.random() * 2 ** 31));
const count = Number(process.env.RANDOM_EMAILS ?? 1000);
const site = await anAnsweringSite();
const { product, db, arrive, emailsTo } = site;

interface Talk {
  readonly addresses: readonly Addressed[];
  /** Who may read each discussion, by their addresses. */
  readonly readers: ReadonlyMap<string, readonly string[]>;
}

/** A manuscript with a discussion with its author, one with a reviewer and one among editors, with all reply addresses. */
async function aTalk(isClosed: boolean): Promise<Talk> {
  const board = await aBoardOfTwoEditors(product);
  const { editor, colleague } = board;
  const talk = await aTalkOf(product, board);
  const { author, first, firstId, open, ask, write, only, ofManuscript, close } = talk;
  await open(author, { audience: 'author' });
  const { id: withAuthor } = await only(author);
  await ask(first, firstId);
  const { id: withReviewer } = await only(first, firstId);
  await open(colleague, { audience: 'editors' });
  const among =
    (await ofManuscript(editor)).discussions.find(({ counterpart }) => counterpart.audience === 'editors')?.id ?? '';
  // Editors are told before they write: who has written has read.
  await sendMessageEmails(product.system);
  for (const id of [withAuthor, withReviewer, among]) await write(editor, id, 'What do you think?');
  await sendMessageEmails(product.system);
  if (isClosed) await close(editor, withAuthor);
  const addressOf = async (person: TestUser, discussionId: string, subject: string, hidden: string | null) => {
    const told = (await emailsTo(person.email)).findLast(
      ({ replyTo, text }) => replyTo?.startsWith('reply+') && text?.includes(subject),
    );
    if (!told) throw new Error(`${person.email} was not told of “${subject}”`);
    const isOver = isClosed && discussionId === withAuthor;
    return {
      to: told.replyTo ?? '',
      person: person.user.id,
      email: person.email,
      discussionId,
      isClosed: isOver,
      hidden,
    };
  };
  const editors = [editor.email, colleague.email, board.chief.email];
  return {
    addresses: [
      await addressOf(author, withAuthor, 'think', null),
      await addressOf(first, withReviewer, 'think', null),
      await addressOf(editor, withAuthor, 'How long', 'Bea Firstreviewer'),
      await addressOf(editor, withReviewer, 'the data', 'Ada Secretauthor'),
      await addressOf(colleague, among, 'think', null),
    ],
    readers: new Map([
      [withAuthor, [...editors, author.email]],
      [withReviewer, [...editors, first.email]],
      [among, editors],
    ]),
  };
}

/** Where each email is: its places by the word in it, for those that are not where they belong. */
async function astray(taken: readonly RandomAnswer[], readers: Talk['readers']) {
  const messages = await db.select().from(discussionMessages);
  const asides = await db.select().from(discussionEmails);
  const sent = await db.select().from(emails);
  return taken.flatMap(({ word, at, expected }) => {
    const holds = (row: { readonly text: string | null }) => row.text?.includes(word) ?? false;
    const posted = messages.filter(holds);
    const isPosted = expected === 'posted' || expected === 'repeated';
    const recipients = new Set(sent.filter(holds).map(({ toAddress }) => toAddress));
    const found = {
      threads: posted.map(({ discussionId, writtenBy }) => `${discussionId} ${writtenBy}`),
      aside: asides.filter(holds).map(({ discussionId }) => discussionId),
      // Readers are told of messages: they are the right people.
      recipients: [...recipients].filter((to) => !(isPosted && readers.get(at.discussionId)?.includes(to))),
      // Foreign characters arrive as they were written, without what was quoted and signed.
      isWhole: posted.every(({ text }) => new RegExp(`^${word} (Grüße|Привет|テスト)$`).test(text)),
    };
    const right = {
      threads: isPosted ? [`${at.discussionId} ${at.person}`] : [],
      aside: expected === 'unattributed' ? [at.discussionId] : [],
      recipients: expected === 'refused' ? [at.email] : [],
      isWhole: true,
    };
    return isDeepStrictEqual(found, right) ? [] : [{ word, expected, found, right }];
  });
}

test(
  `${count} random emails: each is in its thread, with the editors, refused to its sender or dropped as automatic (seed ${seed})`,
  { timeout: 3_000_000 },
  async () => {
    const talks: Talk[] = [];
    for (let nth = 0; nth < 16; nth += 1) talks.push(await aTalk(nth === 0));
    const readers = new Map(talks.flatMap((talk) => [...talk.readers]));
    const taken: (RandomAnswer & { readonly outcome: string | undefined })[] = [];
    for (const answer of randomAnswers(
      seed,
      count,
      talks.flatMap(({ addresses }) => addresses),
    )) {
      const [outcome] = await arrive(answer.raw);
      taken.push({ ...answer, raw: '', outcome });
    }
    const byOutcome = Map.groupBy(taken, ({ outcome = 'none' }) => outcome);
    const tally = Object.fromEntries([...byOutcome].map(([name, of]) => [name, of.length]));
    process.stdout.write(`${count} emails (seed ${seed}): ${JSON.stringify(tally)}\n`);
    expect(taken.filter(({ outcome, expected }) => outcome !== expected)).toEqual([]);
    expect(site.mailbox.unseen()).toEqual([]);

    await sendMessageEmails(product.system);
    expect(await astray(taken, readers)).toEqual([]);
  },
);
