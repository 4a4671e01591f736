import { signedIn, type Context } from '../../../context.ts';
import { AppError, invalidInput } from '../../../errors.ts';
import { findAccount } from '../../accounts/index.ts';
import type { FileRow } from '../../files/index.ts';
import { readDocument } from './clean-file.ts';
import { findBesides } from './search/find-besides.ts';
import { findTraces } from './search/find-traces.ts';

/**
 * Refuses a reviewer’s file whose text names them, and says where: its authors would read who they are. One that cannot be read is
 * refused, too: nobody knows whom it names.
 */
export async function refuseNaming(ctx: Context, file: FileRow): Promise<void> {
  const reviewer = await findAccount(ctx.db, signedIn(ctx).userId);
  const read = await readDocument(ctx, file);
  if (!reviewer) return;
  if (read === null)
    throw new AppError(
      'unsupported-file',
      'We could not read this file to see whether it names you. Please attach it in parts, or write it into your report.',
    );
  const { otherName: givenName, surname: lastName, email } = reviewer;
  const people = [{ givenName, lastName, email, affiliation: '' }];
  const besides = await findBesides(file.name, read, people);
  const beside = besides.find(({ kind }) => kind === 'metadata');
  const traces = await findTraces(file.name, read, people);
  const own = traces.find(({ kind }) => kind === 'name' || kind === 'email') ?? beside;
  if (!own) return;
  const where = own.page === null ? '' : ` on page ${own.page}`;
  throw invalidInput(
    's3Files',
    `${own === beside ? 'This file' : 'The text of this file'} names you${where}: “${own.excerpt}”. The authors would learn who reviews. Please take it out and attach the file again.`,
  );
}
