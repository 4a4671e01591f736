import type { AnonymityFinding } from '../../../../../contracts/review-values.ts';
import type { Passage, Person } from '../../../../ports/inspection/document-inspector.ts';
import { breathe } from './breathe.ts';
import { addressesIn, findEmail, findOrcids, withoutAddresses } from './find-addresses.ts';
import { findInstitution, institutionsIn } from './find-institutions.ts';
import { findName, type Find } from './find-names.ts';
import { findPhrases } from './find-phrases.ts';
import { findRunningHeads } from './find-running-heads.ts';
import { piecesOf, sectionsOf, type Section } from './sections.ts';
import { excerptOf, wordsOf } from './words.ts';

type Kind = AnonymityFinding['kind'];

/** Of one thing in one file: where it stands again and again, the first places are enough. */
const mostOfOne = 5;
const mostOfAll = 100;

/** Collects findings, a few of each thing. */
function collector(file: string) {
  const counts = new Map<string, number>();
  const findings: AnonymityFinding[] = [];
  const add = (kind: Kind, thing: string, page: number, excerpt: string) => {
    // Two people of one name are found in the same words.
    if (findings.some((one) => one.kind === kind && one.page === page && one.excerpt === excerpt)) return;
    const key = `${kind} ${thing}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    if (count < mostOfOne && findings.length < mostOfAll) findings.push({ kind, file, excerpt, page });
  };
  return { findings, add };
}

/** Words in lower case: what is written so is no name. */
async function writtenSmall(sections: readonly Section[]): Promise<Set<string>> {
  const small = new Set<string>();
  for (const { text } of sections) {
    await breathe();
    for (const { folded, isCapital } of wordsOf(withoutAddresses(text))) if (!isCapital) small.add(folded);
  }
  return small;
}

/** Where the text of a file gives its authors away; in the list of references they may be named. */
export async function findTraces(
  file: string,
  passages: readonly Passage[],
  people: readonly Person[],
): Promise<AnonymityFinding[]> {
  const { findings, add } = collector(file);
  const sections = sectionsOf(passages).flatMap(piecesOf);
  const written = await writtenSmall(sections);
  const institutions = people.flatMap(({ affiliation }) => institutionsIn(affiliation));
  const distinct = new Map(institutions.map((words) => [words.join(' '), words]));
  for (const { text, page, isReferences } of sections) {
    const put = async (kind: Kind, thing: string, finds: readonly Find[]) => {
      await breathe();
      for (const { start, end } of finds) add(kind, thing, page, excerptOf(text, start, end));
    };
    const addresses = addressesIn(text);
    for (const person of people) await put('email', person.email, findEmail(text, addresses, person));
    await put('phrase', '', findPhrases(text, isReferences));
    if (isReferences) continue;
    await put('orcid', '', findOrcids(text));
    const bare = withoutAddresses(text);
    const reading = { text: bare, words: wordsOf(bare), written };
    for (const person of people) await put('name', `${person.givenName} ${person.lastName}`, findName(reading, person));
    for (const [thing, words] of distinct) await put('institution', thing, findInstitution(reading.words, words));
  }
  for (const { line, page } of await findRunningHeads(passages, people, written)) add('name', line, page, line);
  return findings;
}
