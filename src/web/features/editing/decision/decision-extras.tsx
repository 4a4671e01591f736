import { NativeSelect, TextInput } from '@mantine/core';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { isRevision } from '../../../../contracts/review-values.ts';
import styles from './decision.module.css';
import type { useDecisionForm } from './use-decision-form.ts';

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
export function DecisionExtras({ form, manuscript }: DecisionExtrasProps) {
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
