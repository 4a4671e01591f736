import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { z } from 'zod';
import type { RetractedWork } from '../../../contracts/retracted-works.ts';
import type { Context } from '../../context.ts';
import { inLongTransaction } from '../../in-transaction.ts';
import { citedDois } from './cited-dois.ts';
import { replaceRetractions } from './retraction-store.ts';

/** The file is no list in the format of Retraction Watch. */
export class UnreadableRetractions extends Error {}

const doi = z.string().transform((text) => citedDois(text)[0] ?? null);

/** A line of the list, as far as it is used (https://doi.org/10.13003/c23rw1d9). */
const Line = z.object({
  Title: z.string().trim(),
  OriginalPaperDOI: doi,
  RetractionDOI: doi,
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

const natures: Readonly<Record<string, RetractedWork['nature'] | 'reinstated'>> = {
  retraction: 'retracted',
  'expression of concern': 'concern',
  reinstatement: 'reinstated',
};

/** The notices of a list that say something of a work with a DOI; corrections are left out. */
async function* noticesIn(file: string) {
  const lines = createReadStream(file).pipe(parse({ columns: true, bom: true, relax_quotes: true }));
  try {
    for await (const line of lines) {
      const { Title: title, OriginalPaperDOI, RetractionDOI, RetractionDate, RetractionNature } = Line.parse(line);
      const nature = natures[RetractionNature];
      if (OriginalPaperDOI === null || nature === undefined) continue;
      yield { doi: OriginalPaperDOI, title, nature, noticedOn: RetractionDate, noticeDoi: RetractionDOI };
    }
  } catch (cause) {
    throw new UnreadableRetractions(undefined, { cause });
  }
}

/**
 * Replaces the list of retracted works by a CSV file in the format of Retraction Watch. Of several notices about a work the
 * latest counts. Returns how many works are listed. Nothing changes if the file cannot be read: `UnreadableRetractions`.
 */
export async function importRetractions(ctx: Context, file: string): Promise<number> {
  const latest = new Map<string, Omit<RetractedWork, 'nature'> & { nature: RetractedWork['nature'] | 'reinstated' }>();
  for await (const notice of noticesIn(file)) {
    const known = latest.get(notice.doi);
    if (!known || known.noticedOn <= notice.noticedOn) latest.set(notice.doi, notice);
  }
  const works = [...latest.values()].flatMap(({ nature, ...work }) =>
    nature === 'reinstated' ? [] : [{ ...work, nature }],
  );
  if (works.length === 0) throw new UnreadableRetractions();
  await inLongTransaction(ctx, ({ db }) => replaceRetractions(db, works));
  return works.length;
}
