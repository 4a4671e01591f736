import type { AuthorsFinding } from '../../../contracts/review-values.ts';
import * as t from '../../../messages/manuscripts.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import styles from './anonymity-findings.module.css';

const kinds: Record<AuthorsFinding['kind'], PlainMessage> = {
  name: t.foundName,
  email: t.foundEmail,
  orcid: t.foundOrcid,
  institution: t.foundInstitution,
  phrase: t.foundPhrase,
};

/** What was found. */
const findingTitle = ({ kind }: AuthorsFinding): string => kinds[kind]();

const findingKey = ({ kind, file, page, excerpt }: AuthorsFinding) => JSON.stringify([kind, file, page, excerpt]);

/** The text or file it was found in, with the page. */
const findingPlace = ({ file, page }: AuthorsFinding): string => (page === null ? file : t.foundOnPage({ file, page }));

/** Findings of one kind, under their title. */
interface FindingGroup {
  readonly title: string;
  readonly findings: readonly AuthorsFinding[];
}

/** Distinct findings by kind, in order of first appearance. */
export function groupedFindings(findings: readonly AuthorsFinding[]): FindingGroup[] {
  const groups = Map.groupBy(distinctFindings(findings), findingTitle);
  return [...groups].map(([title, found]) => ({ title, findings: found }));
}

/** Findings without repeats: two names in the same text of a page count once. */
export const distinctFindings = (findings: readonly AuthorsFinding[]): AuthorsFinding[] =>
  findings.filter(
    (finding, place) => findings.findIndex((other) => findingKey(other) === findingKey(finding)) === place,
  );

/** What identifies the authors, by kind, each with its place and context. */
export function AnonymityFindings({ findings }: { findings: readonly AuthorsFinding[] }) {
  return (
    <ul className={styles.groups}>
      {groupedFindings(findings).map(({ title, findings: found }) => (
        <li key={title}>
          <p>
            <strong>{title}</strong> {found.length > 1 && t.foundPlaces({ count: found.length })}
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
