import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { decisionKinds, isRevision } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/editing.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { NamesInText } from '../../names-found/names-found.tsx';
import { decisionNames, reportWords, type EditedProps } from '../review-names.ts';
import styles from './decision.module.css';
import { draftedForWords, LetterField } from './letter-field.tsx';
import { kindNamed, otherDecision } from './typed-decision.ts';
import { useDecide, useDecisionForm } from './use-decision-form.ts';
import { useLetter } from './use-letter.ts';

interface OverrideReasonProps {
  readonly manuscript: EditorsManuscript;
  /** The field as the form knows it. */
  readonly field: object;
}

/** Asks an administrator why they decide without the needed reports. */
function OverrideReason({ manuscript, field }: OverrideReasonProps) {
  return (
    <>
      <Message kind="info">
        <p>{t.decideWithoutReports({ reports: reportWords(manuscript) })}</p>
      </Message>
      <Textarea
        label={t.overrideReason()}
        description={t.inAuditLog()}
        withAsterisk
        autosize
        minRows={2}
        maxRows={8}
        {...field}
      />
    </>
  );
}

interface DecisionExtrasProps {
  readonly form: ReturnType<typeof useDecisionForm>['form'];
  readonly manuscript: EditorsManuscript;
}

function SuggestedJournal({ form, manuscript }: DecisionExtrasProps) {
  if (manuscript.movesTo.length === 0) return <p className={styles.soft}>{t.noOtherJournal()}</p>;
  return (
    <NativeSelect
      label={t.suggestedJournal()}
      description={t.suggestedJournalHelp()}
      data={[
        { value: '', label: t.noJournal() },
        ...manuscript.movesTo.map(({ id, journalTitle }) => ({ value: id, label: journalTitle })),
      ]}
      {...form.getInputProps('suggestedJournalId')}
    />
  );
}

/** What a kind of decision also asks for: the days of a revision, or another journal. */
function DecisionExtras({ form, manuscript }: DecisionExtrasProps) {
  const { kind } = form.values;
  if (kind === 'unsuitable') return <SuggestedJournal form={form} manuscript={manuscript} />;
  if (!isRevision(kind)) return null;
  return (
    <TextInput
      label={t.revisionDays()}
      description={t.revisionDaysHelp({ count: manuscript.usualRevisionDays })}
      inputMode="numeric"
      {...form.getInputProps('revisionDays')}
    />
  );
}

const kinds = () => [
  { value: '', label: t.chooseDecision() },
  ...decisionKinds.map((value) => ({ value, label: decisionNames[value]() })),
];

/** The decision: its kind, what that asks for, and the email; a dialog confirms it. */
export function DecisionForm(props: EditedProps) {
  const { manuscript } = props;
  const decision = useDecisionForm(props);
  const { form, submit, lacksReports, isFirst } = decision;
  const { ask, isAsked, cancel, decide, isBusy, problem, found, meant } = useDecide(manuscript, decision);
  const { kind, letter } = form.values;
  const drafting = useLetter(props, letter, (text) => form.setFieldValue('letter', text));
  const choose = (text: string) => {
    form.setFieldValue('kind', kindNamed(text) ?? '');
    const next = kindNamed(text);
    if (next) drafting.draftFor(next);
  };
  const chosen = kindNamed(kind);
  const other = otherDecision({ letter, draftedFor: drafting.draftedFor, kind: chosen });
  return (
    <form aria-label={t.formName()} className={styles.form} method="post" noValidate onSubmit={submit(ask)}>
      {lacksReports && <OverrideReason manuscript={manuscript} field={form.getInputProps('overrideReason')} />}
      <NativeSelect
        label={t.decision()}
        withAsterisk
        data={kinds()}
        {...form.getInputProps('kind')}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <DecisionExtras form={form} manuscript={manuscript} />
      <LetterField
        field={form.getInputProps('letter')}
        drafting={drafting}
        other={drafting.isDrafting ? null : other}
        onDraft={chosen && (() => drafting.draftAgain(chosen))}
      />
      <NamesInText found={found} meant={meant} />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <div className={styles.actions}>
        <Button type="submit">{t.decide()}</Button>
      </div>
      <ConfirmDialog
        title={chosen ? t.decideTitle({ decision: decisionNames[chosen]() }) : t.decideUnnamedTitle()}
        action={t.decide()}
        isOpen={isAsked}
        isBusy={isBusy}
        warning={other && <p>{draftedForWords(other)}</p>}
        onClose={cancel}
        onConfirm={decide}
      >
        {isFirst ? t.firstDecisionText() : t.laterDecisionText()}
      </ConfirmDialog>
    </form>
  );
}
