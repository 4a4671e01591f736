import type { AffiliatedInstitution, Institution } from '../../../contracts/institutions.ts';
import type { Context } from '../../context.ts';
import { foldedWords } from '../../db/word-search.ts';
import { findInstitutions, findNamedInstitutions } from './institution-store.ts';

const mostShown = 8;

/** Institutions of the register whose names have the typed words; none for fewer than three letters. */
export async function searchInstitutions({ db }: Context, typed: string): Promise<Institution[]> {
  const words = await foldedWords(db, typed);
  return words.join('').length < 3 ? [] : findInstitutions(db, words, mostShown);
}

/** For each affiliation that names exactly one institution of the register together with its place, that institution. */
export async function matchAffiliations(
  { db }: Context,
  affiliations: readonly string[],
): Promise<AffiliatedInstitution[]> {
  const found = Map.groupBy(await findNamedInstitutions(db, [...new Set(affiliations)]), (one) => one.affiliation);
  return [...found.values()].flatMap((named) => (named.length === 1 ? named : []));
}
