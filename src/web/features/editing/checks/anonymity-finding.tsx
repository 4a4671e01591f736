import { Button } from '@mantine/core';
import { useState } from 'react';
import type { EditorsFinding } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { Message } from '../../../ui/forms/message.tsx';
import type { EditedProps } from '../manuscript/edited-props.ts';
import { findingNames } from '../review-names.ts';
import { useAct } from '../use-act.ts';
import styles from './checks.module.css';
import { DismissFindingDialog } from './dismiss-finding-dialog.tsx';
import { pagesInWords } from './pages-in-words.ts';

interface AnonymityFindingProps extends EditedProps {
  readonly finding: EditorsFinding;
}

/** One button for both, so that it keeps the focus when the finding has changed. */
function Judging({ finding, manuscript, user }: AnonymityFindingProps) {
  const { id, version } = manuscript;
  const [isAsked, setAsked] = useState(false);
  const { send, isBusy, problem } = useAct(editorial.reopenFinding);
  const isDismissed = finding.dismissal !== null;
  const words = isDismissed ? 'Take back' : 'Dismiss';
  const reopen = () => send({ params: { articleId: id }, body: { version, finding: finding.id } });
  return (
    <>
      <Button
        className={styles.judging ?? ''}
        variant="default"
        size="compact-md"
        loading={isBusy}
        aria-label={`${words}: ${finding.excerpt}`}
        onClick={() => (isDismissed ? reopen() : setAsked(true))}
      >
        {words}
      </Button>
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DismissFindingDialog {...{ finding, manuscript, user }} isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  );
}

/** What was found, in which words, and whether an editor dismissed it. */
export function AnonymityFinding({ finding, manuscript, user }: AnonymityFindingProps) {
  const { kind, file, excerpt, pages, dismissal } = finding;
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
      {dismissal !== null && (
        <p className={styles.dismissal}>
          Dismissed by <bdi>{dismissal.by}</bdi> on {formatDay(dismissal.at)}: <bdi>{dismissal.reason}</bdi>
        </p>
      )}
      {manuscript.allowed.includes('dismiss-finding') && <Judging {...{ finding, manuscript, user }} />}
    </li>
  );
}
