import type { RetractedWork } from '../../../contracts/retracted-works.ts';
import type { Database } from '../../db/database.ts';
import { listRetracted, listTitlesBegun, type TitleRow } from './retraction-store.ts';
import { beginningsIn, citesTitle, foldWords } from './title-words.ts';

/** The texts of very long lists are cut, so that a page does not wait for them. */
const longestText = 300_000;

const workOf = ({ doi, title, nature, noticedOn, noticeDoi }: TitleRow): RetractedWork => ({
  doi,
  title,
  nature,
  noticedOn,
  noticeDoi,
});

/** The works that a text cites by title and year. A title that two works of a year share says nothing. */
async function citedByTitle(db: Database, text: string): Promise<RetractedWork[]> {
  const folded = foldWords(text.slice(0, longestText));
  const begun = folded === '' ? [] : await listTitlesBegun(db, beginningsIn(folded));
  const cited = begun.filter((row) => citesTitle(folded, row));
  const isAlone = (row: TitleRow) =>
    cited.filter(({ words, year }) => words === row.words && year === row.year).length === 1;
  return cited.filter(isAlone).map(workOf);
}

/** The retracted works among those that a text cites: by its DOIs, in lower case, and by titles in its list of references. */
export async function findRetracted(
  db: Database,
  { dois, references }: { readonly dois: readonly string[]; readonly references: string },
): Promise<RetractedWork[]> {
  const byDoi = await listRetracted(db, dois);
  const known = new Set(byDoi.map(({ doi }) => doi));
  const byTitle = (await citedByTitle(db, references)).filter(({ doi }) => doi === null || !known.has(doi));
  return [...byDoi, ...byTitle].toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}
