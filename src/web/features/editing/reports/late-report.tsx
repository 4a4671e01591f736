import { Button } from '@mantine/core';
import { useState } from 'react';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestNote } from '../../../../contracts/review-limits.ts';
import * as t from '../../../../messages/editing.ts';
import { forgetText } from '../../../drafts/saved-text.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { Message } from '../../../ui/forms/message.tsx';
import type { EditedProps } from '../review-names.ts';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';

/** Forwards a report to the author, with a message. */
function ForwardReport({ manuscript, user, invitationId }: EditedProps & { readonly invitationId: string }) {
  const [isOpen, setOpen] = useState(false);
  const place = { userId: user.id, articleId: manuscript.id, purpose: `forward-report:${invitationId}` };
  const onClose = () => setOpen(false);
  const { send, isBusy, problem, found } = useAct(editorial.forwardReport, () => {
    forgetText(place);
    onClose();
  });
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t.forwardToAuthor()}</Button>
      <WordsDialog
        {...{ place, isOpen, isBusy, problem, found, onClose }}
        title={t.forwardTitle()}
        label={t.forwardMessage()}
        description={t.forwardMessageHelp()}
        most={longestNote}
        action={t.forwardToAuthor()}
        onSend={(message, isMeant) => send({ params: { invitationId }, body: { message, isMeant } })}
      >
        {t.forwardText()}
      </WordsDialog>
    </div>
  );
}

interface LateReportProps extends EditedProps {
  readonly invitationId: string;
  readonly round: number;
  readonly forwardedAt: string | null;
}

/** Says that a report came after the decision, and whether the author has it. */
export function LateReport({ invitationId, round, forwardedAt, ...edited }: LateReportProps) {
  const { allowed, round: current } = edited.manuscript;
  if (forwardedAt !== null) return <Message kind="info">{t.forwardedOn({ day: formatDay(forwardedAt) })}</Message>;
  return (
    <>
      <Message kind="info">{t.lateReport()}</Message>
      {round === current && allowed.includes('forward-report') && (
        <ForwardReport {...edited} invitationId={invitationId} />
      )}
    </>
  );
}
