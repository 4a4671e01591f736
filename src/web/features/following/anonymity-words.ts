import type { AnonymityFinding } from '../../../contracts/review-values.ts';

const kinds: Record<AnonymityFinding['kind'], string> = {
  name: 'The name of an author',
  email: 'The email address of an author',
  orcid: 'The ORCID iD of an author',
  institution: 'The institution of an author',
  phrase: 'Words that may point to you',
};

/** What was found. */
export const findingTitle = ({ kind }: AnonymityFinding): string => kinds[kind];

const findingKey = ({ kind, file, page, excerpt }: AnonymityFinding) => JSON.stringify([kind, file, page, excerpt]);

/** In which file it was found, and on which page of its print. */
export const findingPlace = ({ file, page }: AnonymityFinding): string => `${file}, page ${page}`;

/** Findings of one kind, under their title. */
export interface FindingGroup {
  readonly title: string;
  readonly findings: readonly AnonymityFinding[];
}

/** Distinct findings by kind, in the order in which the kinds were met. */
export function groupedFindings(findings: readonly AnonymityFinding[]): FindingGroup[] {
  const groups = Map.groupBy(distinctFindings(findings), findingTitle);
  return [...groups].map(([title, found]) => ({ title, findings: found }));
}

/** Findings as they are shown: two names in the same words of a page are one place to look at. */
export const distinctFindings = (findings: readonly AnonymityFinding[]): AnonymityFinding[] =>
  findings.filter(
    (finding, place) => findings.findIndex((other) => findingKey(other) === findingKey(finding)) === place,
  );
