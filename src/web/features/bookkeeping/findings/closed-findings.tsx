import { formatMoment } from '../../../ui/format-moment.ts';
import type { Finding } from './finding-entry.tsx';
import { findingTitles } from './finding-titles.ts';
import styles from './findings.module.css';

/** Entries that somebody has seen to, folded away. */
export function ClosedFindings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <details className={styles.closed}>
      <summary>{findings.length === 1 ? '1 closed entry' : `${findings.length} closed entries`}</summary>
      <ul>
        {findings.map(({ id, kind, detail, resolvedAt, resolution }) => (
          <li key={id}>
            <h4>{findingTitles[kind]}</h4>
            <p dir="auto">{detail}</p>
            {resolvedAt !== null && (
              <p className={styles.soft}>
                Closed {formatMoment(new Date(resolvedAt))}: <bdi>{resolution}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
