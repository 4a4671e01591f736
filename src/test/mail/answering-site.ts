import { desc, eq } from 'drizzle-orm';
import { emails } from '../../server/db/schema/index.ts';
import { readBounces } from '../../server/domains/emails/index.ts';
import { sendMessageEmails, takeAnswer } from '../../server/domains/editorial/index.ts';
import { imapMailbox } from '../../server/ports/mail/bounce-mailbox.ts';
import type { Board } from '../product/deciding.ts';
import { aTalkOf } from '../product/discussing.ts';
import type { TestUser } from '../product/factories.ts';
import { anImapServer } from './an-imap-server.ts';
import { aMailSite } from './mail-site.ts';

/** The product beside a mail server and a mailbox into which answers come. */
export async function anAnsweringSite(more: Record<string, string> = {}) {
  const mailbox = await anImapServer({ user: 'reports', password: 'secret', folder: 'INBOX' });
  const site = await aMailSite({}, { ...more, IMAP_URL: mailbox.url });
  const { product, db } = site;
  const read = imapMailbox(mailbox.url);
  const lastTo = async (person: TestUser) => {
    const isTheirs = eq(emails.toAddress, person.email);
    const [last] = await db.select().from(emails).where(isTheirs).orderBy(desc(emails.id)).limit(1);
    if (!last) throw new Error(`${person.email} has no email`);
    return last;
  };
  return {
    ...site,
    mailbox,
    /** The last email to a person. */
    lastTo,
    /** The email that tells a person of new messages. */
    tell: async (person: TestUser) => {
      await sendMessageEmails(product.system);
      return lastTo(person);
    },
    /** Has the mailbox read; what became of each email at each address. */
    arrive: async (...raw: readonly string[]) => {
      raw.forEach((email) => mailbox.put(email));
      const outcomes: string[] = [];
      await readBounces(product.system, read, async (ctx, message) => {
        const taken = await takeAnswer(ctx, message);
        outcomes.push(...taken);
        return taken;
      });
      return outcomes;
    },
  };
}

export type AnsweringSite = Awaited<ReturnType<typeof anAnsweringSite>>;

/** A discussion of the author, to whom the editor has written, and the author’s reply address. */
export async function anAskedAuthor({ product, tell }: AnsweringSite, board: Board) {
  const talk = await aTalkOf(product, board);
  await talk.open(talk.author, { audience: 'author', subject: 'Length' });
  const { id } = await talk.only(talk.author);
  await talk.write(board.editor, id, 'Ten pages at most?');
  const told = await tell(talk.author);
  const texts = async (person: TestUser = board.editor) => (await talk.only(person)).messages.map(({ text }) => text);
  return { ...talk, discussionId: id, told, to: told.replyTo ?? '', texts };
}
