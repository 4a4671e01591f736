import { theWords } from '../../../../messages/contracts.ts';
import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import type { EditorsTextFinding } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestRemovedWords } from '../../../../contracts/review-limits.ts';
import { removedWords, textFindingNames } from '../../../../contracts/review-values.ts';
import { line } from '../../../../contracts/values.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import checks from '../checks/checks.module.css';
import { Dismissal, Judging } from '../checks/judging.tsx';
import type { EditedProps } from '../review-names.ts';
import { useAct } from '../use-act.ts';
import styles from './texts.module.css';

interface RemoveWordsProps extends EditedProps {
  readonly finding: EditorsTextFinding;
}

const Words = z.object({ words: line(theWords, longestRemovedWords) });

function WordsForm({ finding, manuscript, onClose }: RemoveWordsProps & { readonly onClose: () => void }) {
  const { form, submit } = useContractForm(Words, { words: finding.words });
  const { send, isBusy, problem } = useAct(editorial.removeWords, onClose);
  const { id: articleId, version } = manuscript;
  const remove = ({ words }: z.output<typeof Words>) =>
    send({ params: { articleId }, body: { version, finding: finding.id, words } });
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={submit(remove)}>
      <p>The text has “{removedWords}” in their place, wherever they are. Editors can still read the original.</p>
      <TextInput
        label="Words to remove"
        description="As they are in the text."
        withAsterisk
        data-autofocus
        {...form.getInputProps('words')}
      />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={onClose} isBusy={isBusy}>
        Remove
      </DialogActions>
    </form>
  );
}

/** Removes words from a text before the other side reads it, after a question. */
function RemoveWords(props: RemoveWordsProps) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        aria-label={`Remove the words: ${props.finding.excerpt}`}
        onClick={() => setAsked(true)}
      >
        Remove the words
      </Button>
      <Dialog title="Remove these words?" isOpen={isAsked} onClose={close}>
        <WordsForm {...props} onClose={close} />
      </Dialog>
    </>
  );
}

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
