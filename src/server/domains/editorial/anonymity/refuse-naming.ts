import { signedIn, type Context } from '../../../context.ts';
import { AppError, invalidInput } from '../../../errors.ts';
import { findAccount } from '../../accounts/index.ts';
import type { FileRow } from '../../files/index.ts';
import { readPdf } from './print-file.ts';
import { findTraces } from './search/find-traces.ts';

/**
 * Refuses a reviewer's attachment whose print names them, and says where, because the authors would read it. Refuses one
 * that cannot be read, too.
 */
export async function refuseNaming(ctx: Context, print: FileRow): Promise<void> {
  const reviewer = await findAccount(ctx.db, signedIn(ctx).userId);
  const shown = await readPdf(ctx, print);
  if (!reviewer) return;
  if (shown === null)
    throw new AppError(
      'unsupported-file',
      'We could not read this file to see whether it names you. Please attach it in parts, or write it into your report.',
    );
  const { otherName: givenName, surname: lastName, email } = reviewer;
  const traces = await findTraces(print.name, shown, [{ givenName, lastName, email, affiliation: '' }]);
  const own = traces.find(({ kind }) => kind === 'name' || kind === 'email');
  if (!own) return;
  throw invalidInput(
    's3Files',
    `This file names you on page ${own.page}: “${own.excerpt}”. The authors would learn who you are. Please take it out and attach the file again.`,
  );
}
