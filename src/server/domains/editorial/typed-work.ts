import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../errors.ts';

/** The stored state of a report or of answers to reports. */
interface CurrentWork<W> {
  readonly work: W;
  readonly version: number;
  readonly savedAt: Date;
  readonly isSubmitted: boolean;
}

interface TypedWork<W> {
  readonly work: W;
  /** The count of saves that it was typed on from. */
  readonly version: number;
  /** Saves it; false when others were saved, or submitted, meanwhile. */
  readonly save: () => Promise<boolean>;
  readonly read: () => Promise<CurrentWork<W> | null>;
  readonly refusals: { readonly submitted: string; readonly changed: string };
}

/** Saves a draft; one saved elsewhere meanwhile is not overwritten (decision 35). */
export async function keepTyped<W>(
  savedAt: Date,
  { work, version, save, read, refusals }: TypedWork<W>,
): Promise<{ version: number; savedAt: string }> {
  if (await save()) return { version: version + 1, savedAt: savedAt.toISOString() };
  const current = await read();
  if (current?.isSubmitted) throw new AppError('already-submitted', refusals.submitted);
  // The same words: they were saved, and the answer was lost on the way.
  if (current && isDeepStrictEqual(current.work, work))
    return { version: current.version, savedAt: current.savedAt.toISOString() };
  throw new AppError('stale-version', refusals.changed);
}
