import type { AuthorsFinding } from '../../../contracts/review-values.ts';
import styles from './anonymity-findings.module.css';
import { findingPlace, groupedFindings } from './anonymity-words.ts';

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
