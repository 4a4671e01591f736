import { Button } from '@mantine/core';
import { useState } from 'react';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestNote } from '../../../../contracts/review-limits.ts';
import { forgetText } from '../../../drafts/kept-text.ts';
import type { EditedProps } from '../review-names.ts';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';

/** Returns a report to its reviewer, after asking what to write to them. */
export function ReturnReport({ manuscript, user, invitationId }: EditedProps & { readonly invitationId: string }) {
  const [isOpen, setOpen] = useState(false);
  const place = { userId: user.id, articleId: manuscript.id, purpose: `return-report:${invitationId}` };
  const onClose = () => setOpen(false);
  const { send, isBusy, problem, found } = useAct(editorial.returnReport, () => {
    forgetText(place);
    onClose();
  });
  if (!manuscript.allowed.includes('return-report')) return null;
  return (
    <div>
      <Button variant="default" onClick={() => setOpen(true)}>
        Return to the reviewer
      </Button>
      <WordsDialog
        {...{ place, isOpen, isBusy, problem, found, onClose }}
        title="Return this report?"
        label="Message to the reviewer"
        description="Say what to change. It is sent by email and shown above the report."
        most={longestNote}
        action="Return the report"
        onSend={(message, isMeant) => send({ params: { invitationId }, body: { message, isMeant } })}
      >
        The reviewer has at least a week to change the report and submit it again. It does not count until then.
      </WordsDialog>
    </div>
  );
}
