import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { editorial } from '../../../../contracts/editorial.ts';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { longestLetter } from '../../../../contracts/review-limits.ts';
import * as t from '../../../../messages/editing.ts';
import { forgetText } from '../../../drafts/saved-text.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';
import type { StepDialogProps } from './next-of.ts';

interface JournalChoiceProps {
  readonly manuscript: EditorsManuscript;
  readonly value: string;
  readonly error?: string | null;
  readonly isOptional?: boolean;
  readonly hasFocus?: boolean;
  readonly onChange: (journalId: string) => void;
}

/** Another journal for a manuscript; nothing where the publisher has no other that peers review. */
export function JournalChoice(props: JournalChoiceProps) {
  const { manuscript, value, error = null, isOptional = false, hasFocus = false, onChange } = props;
  if (manuscript.movesTo.length === 0) return null;
  return (
    <NativeSelect
      label={t.suggestedJournal()}
      description={t.suggestedJournalHelp()}
      withAsterisk={!isOptional}
      error={error}
      data-autofocus={hasFocus || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: isOptional ? t.noJournal() : t.chooseJournal() },
        ...manuscript.movesTo.map(({ id, journalTitle }) => ({ value: id, label: journalTitle })),
      ]}
    />
  );
}

/** Asks for the journal and the letter with which the author is offered to move the manuscript. */
export function OfferMoveDialog({ manuscript, user, isOpen, onClose }: StepDialogProps) {
  const place = { userId: user.id, articleId: manuscript.id, purpose: 'offer-move' };
  const [journalId, setJournalId] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { send, isBusy, problem, found } = useAct(editorial.offerMove, () => {
    forgetText(place);
    onClose();
  });
  const offer = (letter: string, isMeant: boolean) => {
    if (journalId === '') return setError(t.journalMissing());
    const body = { version: manuscript.version, letter, isMeant, suggestedJournalId: journalId };
    return send({ params: { articleId: manuscript.id }, body });
  };
  const choose = (chosen: string) => {
    setJournalId(chosen);
    setError(null);
  };
  return (
    <WordsDialog
      {...{ place, isOpen, isBusy, problem, found, onClose }}
      title={t.offerMoveTitle()}
      label={t.letterToAuthor()}
      description={t.letterShown()}
      most={longestLetter}
      action={t.sendOffer()}
      more={<JournalChoice manuscript={manuscript} value={journalId} error={error} hasFocus onChange={choose} />}
      onSend={offer}
    >
      {t.offerMoveText()}
    </WordsDialog>
  );
}

/** Asks before an offer is taken back that the author has not answered. */
export function TakeOfferBackDialog({ manuscript, isOpen, onClose }: StepDialogProps) {
  const { send, isBusy, problem } = useAct(editorial.takeOfferBack, onClose);
  return (
    <ConfirmDialog
      title={t.takeOfferBackTitle()}
      action={t.takeOfferBack()}
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => send({ params: { articleId: manuscript.id }, body: { version: manuscript.version } })}
    >
      {t.takeOfferBackText()}
    </ConfirmDialog>
  );
}
