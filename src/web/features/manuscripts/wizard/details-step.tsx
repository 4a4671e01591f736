import * as t from '../../../../messages/wizard.ts';
import { JournalField } from '../../journal-choice/journal-choice.tsx';
import { ClassFields, GuidelinesLink, useJournalSetup } from '../class-fields.tsx';
import { StatementFields } from '../statements/statement-fields.tsx';
import { SuggestedDetails } from '../suggested-details/offered-details.tsx';
import { DetailFields } from './detail-fields.tsx';
import styles from './details-step.module.css';
import { detailErrors } from './draft-problems.ts';
import type { StepProps } from './draft.ts';
import { PlannedIssue } from './planned-issue.tsx';
import { WizardStep } from './wizard-step.tsx';

/** Step 0: journal, title, abstract, keywords. */
export function DetailsStep({ draft, change, arrivals, focus }: StepProps) {
  const errors = detailErrors(draft, useJournalSetup(draft.journalId));
  return (
    <WizardStep title={t.stepDetails()} arrivals={arrivals} focus={focus}>
      <SuggestedDetails draft={draft} change={change} />
      <div className={styles.journal}>
        <JournalField
          journalId={draft.journalId}
          error={errors['journalId']}
          onChoose={(journalId) => change({ journalId, sectionId: '', articleTypeId: '', confirmedStatements: [] })}
        />
        <ClassFields journalId={draft.journalId} chosen={draft} errors={errors} change={change} />
        <GuidelinesLink journalId={draft.journalId} />
        <PlannedIssue journalId={draft.journalId} specialReview={draft.specialReview ?? false} />
      </div>
      <DetailFields draft={draft} errors={errors} change={change} />
      <StatementFields isNew journalId={draft.journalId} typed={draft.statements} errors={errors} change={change} />
    </WizardStep>
  );
}
