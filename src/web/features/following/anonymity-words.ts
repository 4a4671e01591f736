import type { AuthorsFinding } from '../../../contracts/review-values.ts';

const kinds: Record<AuthorsFinding['kind'], string> = {
  name: 'The name of an author',
  email: 'The email address of an author',
  orcid: 'The ORCID iD of an author',
  institution: 'The institution of an author',
  phrase: 'Words that may point to you',
};

/** What was found. */
export const findingTitle = ({ kind }: AuthorsFinding): string => kinds[kind];

const findingKey = ({ kind, file, page, excerpt }: AuthorsFinding) => JSON.stringify([kind, file, page, excerpt]);

/** In which text it was found, or in which file and on which page of its print. */
export const findingPlace = ({ file, page }: AuthorsFinding): string =>
  page === null ? file : `${file}, page ${page}`;

/** Findings of one kind, under their title. */
export interface FindingGroup {
  readonly title: string;
  readonly findings: readonly AuthorsFinding[];
}

/** Distinct findings by kind, in the order in which the kinds were met. */
export function groupedFindings(findings: readonly AuthorsFinding[]): FindingGroup[] {
  const groups = Map.groupBy(distinctFindings(findings), findingTitle);
  return [...groups].map(([title, found]) => ({ title, findings: found }));
}

/** Findings as they are shown: two names in the same words of a page are one place to look at. */
export const distinctFindings = (findings: readonly AuthorsFinding[]): AuthorsFinding[] =>
  findings.filter(
    (finding, place) => findings.findIndex((other) => findingKey(other) === findingKey(finding)) === place,
  );
