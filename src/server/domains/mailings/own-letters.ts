import type { OwnData } from '../../../contracts/own-data.ts';
import { signedIn, type Context } from '../../context.ts';
import { findUndeliverable, listLettersTo, presentMark, textForReceiver } from '../letters/index.ts';
import { findContents } from './mailing-store.ts';
import { textOfHtml } from './text-of-html.ts';

/** What was written to the caller, the newest first, and whether letters to their address come back. */
export async function readOwnLetters(ctx: Context): Promise<Pick<OwnData, 'letters' | 'comesBack'>> {
  const { userId, email } = signedIn(ctx);
  const own = await listLettersTo(ctx.db, { userId, email });
  const contents = await findContents(
    ctx.db,
    own.flatMap(({ mailingId }) => mailingId ?? []),
  );
  const saidBy = (mailingId: string) => textOfHtml(contents.get(mailingId) ?? '');
  const marks = await findUndeliverable(ctx.db, [email]);
  return {
    comesBack: presentMark(marks.get(email)),
    letters: own.map((letter) => ({
      subject: letter.subject,
      to: letter.toAddress,
      state: letter.state,
      writtenAt: letter.createdAt.toISOString(),
      stateAt: letter.stateAt.toISOString(),
      note: letter.lastError,
      isOfMailing: letter.mailingId !== null,
      text: letter.mailingId === null ? textForReceiver(letter) : saidBy(letter.mailingId),
    })),
  };
}
