import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { decisionKinds, isRevision } from '../../../../contracts/review-values.ts';
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
        <p>Reports: {reportWords(manuscript)}. An administrator can decide without them, with a reason.</p>
      </Message>
      <Textarea
        label="Reason to decide without the needed reports"
        description="It is recorded."
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
  if (manuscript.movesTo.length === 0)
    return <p className={styles.soft}>No other journal can be suggested: peers review for none of them.</p>;
  return (
    <NativeSelect
      label="Journal that suits it better"
      description="The author can move the manuscript there in one step, reports included."
      data={[
        { value: '', label: 'None' },
        ...manuscript.movesTo.map(({ id, journalTitle }) => ({ value: id, label: journalTitle })),
      ]}
      {...form.getInputProps('suggestedJournalId')}
    />
  );
}

/** What a kind of decision asks for besides: the days of a revision, or another journal. */
function DecisionExtras({ form, manuscript }: DecisionExtrasProps) {
  const { kind } = form.values;
  if (kind === 'unsuitable') return <SuggestedJournal form={form} manuscript={manuscript} />;
  if (!isRevision(kind)) return null;
  return (
    <TextInput
      label="Days for the revision"
      description="The journal’s usual time when left empty."
      inputMode="numeric"
      {...form.getInputProps('revisionDays')}
    />
  );
}

const kinds = [
  { value: '', label: 'Choose a decision' },
  ...decisionKinds.map((value) => ({ value, label: decisionNames[value] })),
];

const told = {
  first:
    'It is a first decision: the editor in chief ratifies it or sends it back. The author is told, with the letter and the reports without names, once it is ratified.',
  later: 'The author is told at once by email, with the letter and the reports without names. This cannot be undone.',
};

/** The decision: its kind, what that asks for, and the letter; what happens is said before it is sent. */
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
    <form aria-label="Decide" className={styles.form} method="post" noValidate onSubmit={submit(ask)}>
      {lacksReports && <OverrideReason manuscript={manuscript} field={form.getInputProps('overrideReason')} />}
      <NativeSelect
        label="Decision"
        withAsterisk
        data={kinds}
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
        <Button type="submit">Decide</Button>
      </div>
      <ConfirmDialog
        title={chosen ? `Decide: ${decisionNames[chosen].toLowerCase()}?` : 'Decide?'}
        action="Decide"
        isOpen={isAsked}
        isBusy={isBusy}
        warning={other && <p>{draftedForWords(other)}</p>}
        onClose={cancel}
        onConfirm={decide}
      >
        {told[isFirst ? 'first' : 'later']} Open invitations and reviews of this round end.
      </ConfirmDialog>
    </form>
  );
}
