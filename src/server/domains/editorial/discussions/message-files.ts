import type { StoredFile } from '../../../../contracts/files.ts';
import * as t from '../../../../messages/discussion-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import type { DiscussionRow } from '../../../db/schema/index.ts';
import { AppError, invalidInput, notFound } from '../../../errors.ts';
import type { Person } from '../../../ports/inspection/document-inspector.ts';
import { downloadOf, findFile, presentFile, receiveOne, type FileRow, type IncomingFile } from '../../files/index.ts';
import { whyNoCopy } from '../anonymity/check-anonymity.ts';
import { keepPrint, readPdf } from '../anonymity/print-file.ts';
import { findTraces } from '../anonymity/search/find-traces.ts';
import { ownFiles } from '../manuscripts/own-files.ts';
import { findDiscussionOfFile } from './discussion-store.ts';
import { findSide, type Side } from './find-side.ts';
import { isForOthers, peopleHidden } from './hidden-people.ts';

const purpose = 'discussion';

/** Stores a file for a message; it is removed after a day unless a message has it. */
export async function uploadDiscussionFile(ctx: Context, incoming: AsyncIterable<IncomingFile>): Promise<StoredFile> {
  const id = await receiveOne(ctx, { purpose, ownerId: signedIn(ctx).userId }, incoming);
  const file = await findFile(ctx.db, id);
  if (!file) throw new Error(`File ${id} was stored and is not there`);
  return presentFile(file);
}

/** Throws for a file that names a person whom its readers must not know. */
async function refuseNaming(ctx: Context, source: FileRow, copyId: string, people: readonly Person[]): Promise<void> {
  const copy = await findFile(ctx.db, copyId);
  const pages = copy && (await readPdf(ctx, copy));
  if (!pages) throw new AppError('unsupported-file', t.fileUnreadable({ name: source.name }));
  const traces = await findTraces(source.name, pages, people);
  const trace = traces.find(({ kind }) => kind === 'name' || kind === 'email');
  if (trace)
    throw invalidInput('filesUrl', t.fileNames({ name: source.name, page: trace.page, excerpt: trace.excerpt }));
}

/** A file as a PDF without properties and under a neutral name. */
async function neutralCopy(ctx: Context, source: FileRow, number: number): Promise<string> {
  const name = t.attachmentName({ number });
  const made = await keepPrint(ctx, source, { purpose, name, wish: { purpose: 'attachment' } });
  if ('fault' in made)
    throw new AppError('unsupported-file', t.fileNotPrintable({ name: source.name, why: whyNoCopy(made.fault) }));
  return made.id;
}

type Addressed = Pick<DiscussionRow, 'audience' | 'invitationId'>;

/**
 * The files of a message as its readers get them: what goes to or comes from a reviewer, and what an editor sends to an
 * author, as copies that tell nothing of their writer; other files as they are.
 */
export async function filesToSend(
  ctx: Context,
  side: Side,
  to: Addressed,
  filesUrl: readonly string[],
  firstNumber = 1,
): Promise<string[]> {
  const sources = await ownFiles(ctx, filesUrl, { uploadId: null, purpose });
  for (const { id, name } of sources)
    if (await findDiscussionOfFile(ctx.db, id)) throw invalidInput('filesUrl', t.fileAlreadySent({ name }));
  if (to.audience !== 'reviewer' && !isForOthers(side, to)) return sources.map(({ id }) => id);
  const people = await peopleHidden(ctx, side, to);
  const copies: string[] = [];
  for (const [index, source] of sources.entries()) {
    const copyId = await neutralCopy(ctx, source, firstNumber + index);
    if (isForOthers(side, to)) await refuseNaming(ctx, source, copyId, people);
    copies.push(copyId);
  }
  return copies;
}

/** A file of a message, for those who take part in its discussion; for others it does not exist. */
export async function openDiscussionFile(ctx: Context, fileId: string) {
  signedIn(ctx);
  const file = await findFile(ctx.db, fileId);
  const discussion = file && (await findDiscussionOfFile(ctx.db, fileId));
  if (!discussion || !(await findSide(ctx, discussion))) throw notFound('file');
  return downloadOf(ctx, file);
}
