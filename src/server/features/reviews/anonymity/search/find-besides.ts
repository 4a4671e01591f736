import type { AnonymityFinding } from '../../../../../contracts/review-values.ts';
import type { Passage } from '../../../../ports/inspection/document-inspector.ts';
import { findOrcids } from './find-addresses.ts';
import { isAnyNamed, isNamedIn, isNamedInFull, labelOf } from './find-in-properties.ts';
import { institutionsIn } from './find-institutions.ts';
import type { Person } from './find-names.ts';

/** How many findings of a kind are listed. */
const most = 20;

/** As places are named where works are cited: `ref-doe2019`, `Doe_etal_2019`, and LaTeX `cite.doe_examples`. A day is no year. */
const citation =
  /^cite\.\S+|(?<!\p{L})(?:\p{L}+['’-]){0,4}\p{L}+(?:[-_ .]{0,2}et[-_ .]{0,2}al)?[-_ .(,]{0,3}(?:1[789]|20)\d\d(?!\d|[-/.]\d\d)/gu;

/** Finds people named in a file outside its text: in attributes, links, bookmarks and image data. The excerpt names the part of the file. */
export async function findBesides(
  file: string,
  passages: readonly Passage[],
  people: readonly Person[],
): Promise<AnonymityFinding[]> {
  const institutions = people.flatMap(({ affiliation }) => institutionsIn(affiliation));
  const kindOf = async (text: string, isTarget: boolean) => {
    const bare = isTarget ? text.replaceAll(citation, ' ') : text;
    const [label, whole] = [labelOf(bare), labelOf(text)];
    const isNamed = (person: Person) => isNamedIn(label, person) || (isTarget && isNamedInFull(whole, person));
    if (await isAnyNamed(bare, { people, isNamed }, institutions)) return 'metadata';
    // An ORCID does not say whose it is.
    return findOrcids(text).length > 0 ? 'orcid' : null;
  };
  const findings: AnonymityFinding[] = [];
  const besides = passages.filter(({ place }) => place === 'beside' || place === 'target');
  for (const { place, text } of besides) {
    const [, part = '', found = ''] = /^([^:]+): (.*)$/s.exec(text) ?? [];
    const kind = await kindOf(found, place === 'target');
    const excerpt = `In what the file keeps beside its text (${part}): ${found}`.toWellFormed();
    const isEnough = findings.filter((one) => one.kind === kind).length >= most;
    if (kind !== null && !isEnough) findings.push({ kind, file, excerpt, page: null });
  }
  return findings;
}
