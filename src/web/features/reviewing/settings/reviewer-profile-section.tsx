import { Button, NumberInput, Textarea } from '@mantine/core';
import { reviewers, ReviewerProfile } from '../../../../contracts/reviewers.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/reviewing.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { PanelSection } from '../../../ui/panel-section.tsx';
import styles from './settings.module.css';

function ProfileForm({ profile }: { profile: ReviewerProfile }) {
  const { form, problem, refuse, submit } = useContractForm(ReviewerProfile, { ...profile });
  const saving = useCallMutation(reviewers.saveProfile, [reviewers.profile]);
  const send = submit((body) =>
    saving.mutate(
      { body },
      {
        onSuccess: ({ message }) => {
          form.resetDirty();
          showNotice('good', message);
        },
        onError: refuse,
      },
    ),
  );
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      {problem && <Message kind="bad">{problem}</Message>}
      <Textarea
        label={t.topics()}
        description={t.topicsHelp()}
        dir="auto"
        autosize
        minRows={4}
        maxRows={14}
        {...form.getInputProps('interests')}
      />
      <NumberInput
        label={t.maximumOpenReviews()}
        description={t.maximumOpenReviewsHelp()}
        size="md"
        min={0}
        max={20}
        allowDecimal={false}
        className={styles.number ?? ''}
        {...form.getInputProps('mostOpenReviews')}
      />
      <div>
        <Button type="submit" loading={saving.isPending}>
          {common.save()}
        </Button>
      </div>
      <UnsavedChanges areThere={form.isDirty()} onLeave={() => form.reset()} />
    </form>
  );
}

/** The topics and the limit that a reviewer sets. */
export function ReviewerProfileSection() {
  const { data, error } = useCall(reviewers.profile);
  return (
    <PanelSection folds title={t.reviewerProfile()} lead={t.reviewerProfileLead()}>
      {data ? <ProfileForm key={JSON.stringify(data)} profile={data} /> : <Reading error={error} />}
    </PanelSection>
  );
}
