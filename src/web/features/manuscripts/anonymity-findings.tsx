import type { AuthorsFinding } from '../../../contracts/review-values.ts';
import styles from './anonymity-findings.module.css';

const kinds: Record<AuthorsFinding['kind'], string> = {
  name: 'The name of an author',
  email: 'The email address of an author',
  orcid: 'The ORCID iD of an author',
  institution: 'The institution of an author',
  phrase: 'Words that may point to you',
};

/** What was found. */
const findingTitle = ({ kind }: AuthorsFinding): string => kinds[kind];

const findingKey = ({ kind, file, page, excerpt }: AuthorsFinding) => JSON.stringify([kind, file, page, excerpt]);

/** In which text it was found, or in which file and on which page of its print. */
const findingPlace = ({ file, page }: AuthorsFinding): string => (page === null ? file : `${file}, page ${page}`);

/** Findings of one kind, under their title. */
interface FindingGroup {
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

/** What gives the authors away, by kind, each with its place and the words around it. */
export function AnonymityFindings({ findings }: { findings: readonly AuthorsFinding[] }) {
  return (
    <ul className={styles.groups}>
      {groupedFindings(findings).map(({ title, findings: found }) => (
        <li key={title}>
          <p>
            <strong>{title}</strong> {found.length > 1 && `(${found.length} places)`}
          </p>
          <ol className={styles.findings}>
            {found.map((finding) => (
              <li key={JSON.stringify(finding)}>
                <span className={styles.place}>{findingPlace(finding)}</span>
                {finding.excerpt !== '' && finding.excerpt !== finding.file && (
                  <blockquote className={styles.excerpt}>
                    <bdi>{finding.excerpt}</bdi>
                  </blockquote>
                )}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
