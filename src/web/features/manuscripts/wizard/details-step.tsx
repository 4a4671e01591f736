import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { journals } from '../../../../contracts/journals.ts';
import { useCall } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { OfferedDetails } from '../offered-details/offered-details.tsx';
import { countWords } from './count-words.ts';
import { detailErrors } from './draft-problems.ts';
import { KeywordsField } from './keywords-field.tsx';
import { PlannedIssue } from './planned-issue.tsx';
import type { StepProps } from './step-props.ts';
import { steps } from './steps.ts';
import { WizardStep } from './wizard-step.tsx';
import styles from './details-step.module.css';

function JournalChoice({ draft, change, error }: Pick<StepProps, 'draft' | 'change'> & { error: string | undefined }) {
  const { data, error: failure, isPending } = useCall(journals.categories);
  if (failure) return <Message kind="bad">The journals could not be read: {failure.message}</Message>;
  const choices = (data ?? []).map((journal) => ({
    value: journal.id,
    label: `${journal.journalTitle} (${journal.journalAbbreviation})`,
  }));
  return (
    <NativeSelect
      label="Journal"
      data-path="journalId"
      withAsterisk
      data={[{ value: '', label: isPending ? 'Loading...' : 'Choose a journal' }, ...choices]}
      value={draft.journalId}
      error={error}
      onChange={(event) => change({ journalId: event.currentTarget.value })}
    />
  );
}

/** Step 0: journal, title, abstract, keywords. */
export function DetailsStep({ draft, change, arrivals, focus }: StepProps) {
  const errors = detailErrors(draft);
  const words = countWords(draft.articleAbstract);
  return (
    <WizardStep
      title={steps[0]}
      lead="As they should appear when the article is published."
      arrivals={arrivals}
      focus={focus}
    >
      <OfferedDetails draft={draft} change={change} />
      <div className={styles.journal}>
        <JournalChoice draft={draft} change={change} error={errors['journalId']} />
        <PlannedIssue journalId={draft.journalId} specialReview={draft.specialReview ?? false} />
      </div>
      <TextInput
        label="Title"
        data-path="articleTitle"
        withAsterisk
        dir="auto"
        value={draft.articleTitle}
        error={errors['articleTitle']}
        onChange={(event) => change({ articleTitle: event.currentTarget.value })}
      />
      <Textarea
        label="Abstract"
        data-path="articleAbstract"
        dir="auto"
        description={words === 1 ? '1 word' : `${words} words`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        withAsterisk
        autosize
        minRows={7}
        maxRows={20}
        value={draft.articleAbstract}
        error={errors['articleAbstract']}
        onChange={(event) => change({ articleAbstract: event.currentTarget.value })}
      />
      <KeywordsField
        keywords={draft.articleKeywords}
        typed={draft.keywordInProgress}
        error={errors['articleKeywords']}
        onChange={(articleKeywords, keywordInProgress) => change({ articleKeywords, keywordInProgress })}
      />
    </WizardStep>
  );
}
