import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { Comparison } from '../../../../contracts/comparison.ts';
import type { Context } from '../../../context.ts';
import { unreadWords } from '../../../ports/inspection/document-inspector.ts';
import { listCopies } from '../anonymity/check-store.ts';
import { readPdf } from '../anonymity/print-file.ts';
import { compareTexts, sentencesOf } from './compare-texts.ts';

/** The sentences of the manuscript's copy for reviewers, or why there are none. */
async function readSentences(
  ctx: Context,
  fileIds: readonly string[],
): Promise<string[] | Exclude<Comparison['state'], 'ready'>> {
  const manuscript = (await listCopies(ctx.db, fileIds)).find(({ source }) => source.slot === manuscriptSlot);
  if (manuscript?.noted === null) return 'preparing';
  const pages = manuscript?.copy ? await readPdf(ctx, manuscript.copy) : null;
  const sentences = sentencesOf((pages ?? []).map(({ text }) => text));
  return sentences.every((sentence) => sentence === unreadWords) ? 'unreadable' : sentences;
}

/** Compares what reviewers read of two versions, which names no author. Takes the files of each. */
export async function compareCopies(
  ctx: Context,
  before: readonly string[],
  after: readonly string[],
): Promise<Comparison> {
  const [earlier, later] = [await readSentences(ctx, before), await readSentences(ctx, after)];
  if (typeof earlier === 'string') return { state: earlier, passages: [] };
  if (typeof later === 'string') return { state: later, passages: [] };
  return { state: 'ready', passages: compareTexts(earlier, later) };
}
