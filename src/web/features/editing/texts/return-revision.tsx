import { Button } from '@mantine/core';
import { useState } from 'react';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestLetter } from '../../../../contracts/review-limits.ts';
import { forgetText } from '../../../drafts/kept-text.ts';
import type { EditedProps } from '../review-names.ts';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';

/** Returns a revision to its author, after asking what to write to them. */
export function ReturnRevision({ manuscript, user }: EditedProps) {
  const { id: articleId, version, allowed } = manuscript;
  const [isOpen, setOpen] = useState(false);
  const place = { userId: user.id, articleId, purpose: 'return-revision' };
  const onClose = () => setOpen(false);
  const { send, isBusy, problem, found } = useAct(editorial.returnRevision, () => {
    forgetText(place);
    onClose();
  });
  if (!allowed.includes('return-revision')) return null;
  return (
    <div>
      <Button variant="default" onClick={() => setOpen(true)}>
        Return the revision
      </Button>
      <WordsDialog
        {...{ place, isOpen, isBusy, problem, found, onClose }}
        title="Return this revision?"
        label="Letter to the author"
        description="Say what to change. It is sent by email and shown on the author’s page."
        most={longestLetter}
        action="Return the revision"
        onSend={(letter, isMeant) => send({ params: { articleId }, body: { version, letter, isMeant } })}
      >
        The author changes the revision and their answers, and submits them again.
      </WordsDialog>
    </div>
  );
}
