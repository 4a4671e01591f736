import type { EditorsFinding } from '../../../../contracts/editorial-values.ts';
import type { EditedProps } from '../manuscript/edited-props.ts';
import { findingNames } from '../review-names.ts';
import styles from './checks.module.css';
import { Dismissal } from './dismissal.tsx';
import { Judging } from './judging.tsx';
import { pagesInWords } from './pages-in-words.ts';

interface AnonymityFindingProps extends EditedProps {
  readonly finding: EditorsFinding;
}

/** What was found, in which words, and whether an editor dismissed it. */
export function AnonymityFinding({ finding, manuscript, user }: AnonymityFindingProps) {
  const { kind, file, excerpt, pages, isInFile, dismissal } = finding;
  // In review the files are judged already; title, abstract and keywords are judged before each round.
  const isJudgedLater = !isInFile && manuscript.allowed.includes('judge-texts');
  return (
    <li data-dismissed={dismissal !== null || undefined}>
      <p>
        <strong>{findingNames[kind]}</strong>
        <span className={styles.soft}>
          {' '}
          <bdi>{file}</bdi>
          {pagesInWords(pages)}
        </span>
      </p>
      <blockquote dir="auto">{excerpt}</blockquote>
      <Dismissal dismissal={dismissal} />
      {(isJudgedLater || manuscript.allowed.includes('dismiss-finding')) && (
        <Judging {...{ finding, manuscript, user }} />
      )}
    </li>
  );
}
