import type { ReactNode } from 'react';
import type { EditorsTextFinding } from '../../../../contracts/editorial-values.ts';
import { textFindingNames } from '../../../../contracts/review-values.ts';
import { Message } from '../../../ui/forms/message.tsx';
import checks from '../checks/checks.module.css';
import { Dismissal } from '../checks/dismissal.tsx';
import { Judging } from '../checks/judging.tsx';
import type { EditedProps } from '../manuscript/edited-props.ts';
import { RemoveWords } from './remove-words.tsx';
import styles from './texts.module.css';

interface TextFindingsProps extends EditedProps {
  readonly text: { readonly findings: readonly EditorsTextFinding[]; readonly isMeant: boolean };
  /** The text as it was written, once words were removed. */
  readonly original: string | null;
  readonly writer: 'author' | 'reviewer';
  /** What else can be done while a finding is open. */
  readonly children: ReactNode;
}

const others = { author: 'reviewers', reviewer: 'author' };

function TextFinding({ finding, ...edited }: EditedProps & { readonly finding: EditorsTextFinding }) {
  const { kind, excerpt, dismissal } = finding;
  return (
    <li data-dismissed={dismissal !== null || undefined}>
      <strong>{textFindingNames[kind]}</strong>
      <blockquote dir="auto">{excerpt}</blockquote>
      <Dismissal dismissal={dismissal} />
      {edited.manuscript.allowed.includes('judge-texts') && (
        <div className={styles.actions}>
          <Judging {...edited} finding={finding} />
          {dismissal === null && <RemoveWords {...edited} finding={finding} />}
        </div>
      )}
    </li>
  );
}

/** What a text tells of its writer before the other side reads it: each finding is dismissed, or its words are removed. */
export function TextFindings({ text, original, writer, children, ...edited }: TextFindingsProps) {
  const { findings, isMeant } = text;
  const isOpen = findings.some(({ dismissal }) => dismissal === null);
  return (
    <>
      {isOpen && (
        <Message kind="warn">
          <p>
            This text may tell the {others[writer]} who wrote it. Dismiss each finding, remove the words, or return the
            text.
          </p>
          {isMeant && <p>The {writer} says that it is meant.</p>}
        </Message>
      )}
      {findings.length > 0 && (
        <ul className={checks.findings} aria-label="Findings">
          {findings.map((finding) => (
            <TextFinding key={finding.id} finding={finding} {...edited} />
          ))}
        </ul>
      )}
      {isOpen && children}
      {original !== null && (
        <details className={styles.original}>
          <summary>Text before words were removed</summary>
          <p dir="auto">{original}</p>
        </details>
      )}
    </>
  );
}
