import { Button } from '@mantine/core';
import { editorial } from '../../../../contracts/editorial.ts';
import * as t from '../../../../messages/editing.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { ArrivingView } from '../../../ui/arriving/arriving-view.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import styles from './reviewers.module.css';
import type { Person } from './typed-invitation.ts';

interface InvitationPreviewProps {
  readonly articleId: string;
  readonly person: Person;
  readonly message: string;
}

/** The email as it would be sent with what is typed; typing on asks to look again. */
export function InvitationPreview({ articleId, person, message }: InvitationPreviewProps) {
  const { mutate, data, variables, error, isPending, reset } = useCallMutation(editorial.previewInvitation);
  const body = { ...person, message };
  const isOfNow = JSON.stringify(variables?.body) === JSON.stringify(body);
  const shown = isOfNow ? data : undefined;
  return (
    <div className={styles.preview}>
      <Button
        variant="default"
        size="compact-md"
        loading={isPending}
        aria-expanded={shown !== undefined}
        onClick={() => (shown ? reset() : mutate({ params: { articleId }, body }))}
      >
        {shown ? t.hideEmail() : t.showEmail()}
      </Button>
      {isOfNow && error && <Message kind="bad">{error.message}</Message>}
      {shown && <ArrivingView arriving={shown} />}
    </div>
  );
}
