import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import type { EditorsTextFinding } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestRemovedWords } from '../../../../contracts/review-limits.ts';
import { removedWords, textFindingNames } from '../../../../contracts/review-values.ts';
import { line } from '../../../../contracts/values.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/editing.ts';
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

const Words = z.object({ words: line(t.theWords, longestRemovedWords) });

function WordsForm({ finding, manuscript, onClose }: RemoveWordsProps & { readonly onClose: () => void }) {
  const { form, submit } = useContractForm(Words, { words: finding.words });
  const { send, isBusy, problem } = useAct(editorial.removeWords, onClose);
  const { id: articleId, version } = manuscript;
  const remove = ({ words }: z.output<typeof Words>) =>
    send({ params: { articleId }, body: { version, finding: finding.id, words } });
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={submit(remove)}>
      <p>{t.removeWordsText({ replacement: removedWords })}</p>
      <TextInput
        label={t.wordsToRemove()}
        description={t.wordsToRemoveHelp()}
        withAsterisk
        data-autofocus
        {...form.getInputProps('words')}
      />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={onClose} isBusy={isBusy}>
        {common.remove()}
      </DialogActions>
    </form>
  );
}

/** Removes words from a text before the other side reads it. */
function RemoveWords(props: RemoveWordsProps) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t.removeWordsNamed({ excerpt: props.finding.excerpt })}
        onClick={() => setAsked(true)}
      >
        {t.removeWords()}
      </Button>
      <Dialog title={t.removeWordsTitle()} isOpen={isAsked} onClose={close}>
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
  /** More actions while a finding is open. */
  readonly children: ReactNode;
}

const warnings = { author: t.identifiesToReviewers, reviewer: t.identifiesToAuthor };

function TextFinding({ finding, ...edited }: EditedProps & { readonly finding: EditorsTextFinding }) {
  const { kind, excerpt, dismissal } = finding;
  return (
    <li data-dismissed={dismissal !== null || undefined}>
      <strong>{textFindingNames[kind]()}</strong>
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

/** Findings in a text that the other side has not read yet; an editor dismisses each or removes its words. */
export function TextFindings({ text, original, writer, children, ...edited }: TextFindingsProps) {
  const { findings, isMeant } = text;
  const isOpen = findings.some(({ dismissal }) => dismissal === null);
  return (
    <>
      {isOpen && (
        <Message kind="warn">
          <p>{warnings[writer]()}</p>
          {isMeant && <p>{writer === 'author' ? t.authorSaysMeant() : t.reviewerSaysMeant()}</p>}
        </Message>
      )}
      {findings.length > 0 && (
        <ul className={checks.findings} aria-label={t.findings()}>
          {findings.map((finding) => (
            <TextFinding key={finding.id} finding={finding} {...edited} />
          ))}
        </ul>
      )}
      {isOpen && children}
      {original !== null && (
        <details className={styles.original}>
          <summary>{t.originalText()}</summary>
          <p dir="auto">{original}</p>
        </details>
      )}
    </>
  );
}
