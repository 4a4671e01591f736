import { Button } from '@mantine/core';
import { useState } from 'react';
import { editorial } from '../../../../contracts/editorial.ts';
import { longestLetter } from '../../../../contracts/review-limits.ts';
import * as t from '../../../../messages/editing.ts';
import { forgetText } from '../../../drafts/saved-text.ts';
import type { EditedProps } from '../review-names.ts';
import { useAct } from '../use-act.ts';
import { WordsDialog } from '../words-dialog.tsx';

/** Returns a revision to its author, with an email. */
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
        {t.returnRevision()}
      </Button>
      <WordsDialog
        {...{ place, isOpen, isBusy, problem, found, onClose }}
        title={t.returnRevisionTitle()}
        label={t.letterToAuthor()}
        description={t.letterShown()}
        most={longestLetter}
        action={t.returnRevision()}
        onSend={(letter, isMeant) => send({ params: { articleId }, body: { version, letter, isMeant } })}
      >
        {t.returnRevisionText()}
      </WordsDialog>
    </div>
  );
}
