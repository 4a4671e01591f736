import { articles } from '../../../../contracts/articles.ts';
import { corrections } from '../../../../contracts/corrections.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { manuscriptReads } from '../manuscript-reads.ts';
import { toArticle, type Outcome } from '../verification/use-decision.ts';
import { CorrectionForm } from './correction-form.tsx';
import { forgetCorrection } from './use-correction-form.ts';

interface CorrectDialogProps {
  readonly articleId: string;
  /** The administrator who corrects. */
  readonly userId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCorrected: (outcome: Outcome) => void;
}

/** Asks an administrator what to correct in a published article. */
export function CorrectDialog({ articleId, userId, isOpen, onClose, onCorrected }: CorrectDialogProps) {
  const { data, error } = useCall(articles.single, { params: { articleId } });
  const mutation = useCallMutation(corrections.correct, [articles.single, ...manuscriptReads], () =>
    forgetCorrection(userId, articleId),
  );
  const article = data?.[0];
  const close = () => {
    // Closing this does not stop a correction that is being published.
    if (mutation.isPending) return;
    mutation.reset();
    onClose();
  };
  return (
    <Dialog title={t.correctTitle()} size="lg" isOpen={isOpen} onClose={close}>
      {article ? (
        <CorrectionForm
          article={article}
          userId={userId}
          mutation={mutation}
          onClose={close}
          onCorrected={({ message, url }) => {
            showNotice('good', message);
            onClose();
            onCorrected({ message: t.isCorrected({ title: article.articleTitle }), link: toArticle(url) });
          }}
        />
      ) : (
        <Reading error={error} />
      )}
    </Dialog>
  );
}
