import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { inLongTransaction } from '../../in-transaction.ts';
import { citedDois } from './cited-dois.ts';
import { addNotices, openNotices, replaceByNotices, type Notice } from './retraction-store.ts';
import { titleKey } from './title-words.ts';

/** The file is no list in the format of Retraction Watch. */
export class UnreadableRetractions extends Error {}

const doi = z.string().transform((text) => citedDois(text)[0] ?? null);

/** A line of the list, as far as it is used (https://doi.org/10.13003/c23rw1d9). */
const Line = z.object({
  Title: z.string().trim(),
  OriginalPaperDOI: doi,
  RetractionDOI: doi,
  /** Of it only the year is used: many days are guesses. */
  OriginalPaperDate: z.string().transform((text) => /^\d{1,2}\/\d{1,2}\/(\d{4})\b/.exec(text)?.[1] ?? ''),
  /** 11/29/2026 0:00 */
  RetractionDate: z
    .string()
    .regex(/^\d{1,2}\/\d{1,2}\/\d{4}\b/)
    .transform((text) => {
      const [month = '', day = '', year = ''] = text.split(/[/ ]/);
      return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    }),
  RetractionNature: z.string().toLowerCase(),
});

const natures: Readonly<Record<string, Notice['nature']>> = {
  retraction: 'retracted',
  'expression of concern': 'concern',
  reinstatement: 'reinstated',
};

/** The notices of a list that say something of a work; corrections are left out. */
async function* noticesIn(file: string): AsyncGenerator<Notice> {
  const lines = createReadStream(file).pipe(parse({ columns: true, bom: true, relax_quotes: true }));
  try {
    for await (const line of lines) {
      const { Title: title, OriginalPaperDOI, OriginalPaperDate, RetractionDOI, ...told } = Line.parse(line);
      const nature = natures[told.RetractionNature];
      if (nature === undefined) continue;
      const { beginning = null, words = null } = titleKey(title) ?? {};
      const named = { doi: OriginalPaperDOI, title, beginning, words, year: OriginalPaperDate };
      yield { ...named, nature, noticedOn: told.RetractionDate, noticeDoi: RetractionDOI };
    }
  } catch (cause) {
    throw new UnreadableRetractions(undefined, { cause });
  }
}

/** So many notices go to the database at once. */
const noticesPerStatement = 1000;

/**
 * Replaces the list of retracted works by a CSV file in the format of Retraction Watch, which is never held as a whole. Of
 * several notices about a work the latest counts. Returns how many works are listed. Nothing changes if the file cannot be
 * read: `UnreadableRetractions`.
 */
export async function importRetractions(ctx: Context, file: string): Promise<number> {
  return inLongTransaction(ctx, async ({ db }) => {
    await openNotices(db);
    let part: Notice[] = [];
    for await (const notice of noticesIn(file)) {
      part.push(notice);
      if (part.length < noticesPerStatement) continue;
      await addNotices(db, part);
      part = [];
    }
    await addNotices(db, part);
    const works = await replaceByNotices(db);
    if (works === 0) throw new UnreadableRetractions();
    return works;
  });
}
