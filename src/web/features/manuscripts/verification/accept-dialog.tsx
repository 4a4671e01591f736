import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import type { StoredFile } from '../../../../contracts/files.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { verification } from '../../../../contracts/verification.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import type { ApiError } from '../../../api/api-error.ts';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { bdi } from '../../../ui/message-tags.tsx';
import { useSite } from '../../../ui/site-facts.ts';
import { Attachments } from '../../attachments/attachments.tsx';
import { useAttachments } from '../../attachments/use-attachments.ts';
import { PublicPdfPreview, usePublicPdf } from './public-pdf-preview.tsx';
import { ReviewsWithArticle } from './reviews-with-article.tsx';
import { sendPublicPdf } from './send-decision-files.ts';
import { toArticle, useDecision, type DecisionDialogProps } from './use-decision.ts';

/** Whether peer review and the author are done: else publishing needs a reason. */
const isReady = ({ reviewModel, articleStatus, turn }: Manuscript) =>
  reviewModel === 'verification' || (articleStatus === 'Accepted' && turn === 'administrator');

/** The reason for publishing without the steps of peer review, if one is needed. */
function useOverride(manuscript: Manuscript, problem: ApiError | null) {
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isNeeded = !isReady(manuscript) || problem?.code === 'reviews-missing';
  return {
    isNeeded,
    lacksReason: isNeeded && reason.trim() === '',
    missing: manuscript.articleStatus === 'Accepted' ? t.publishWithoutAccess : t.publishWithoutReview,
    reason,
    setReason,
    field,
    body: isNeeded ? { overrideReason: reason } : {},
  };
}

interface OverrideFieldProps {
  readonly override: ReturnType<typeof useOverride>;
  /** Whether the field shows that the reason is missing. */
  readonly isAsked: boolean;
}

/** The reason, if one is needed. */
function OverrideField({ override, isAsked }: OverrideFieldProps) {
  const { isNeeded, lacksReason, missing, reason, setReason, field } = override;
  if (!isNeeded) return null;
  return (
    <Textarea
      ref={field}
      label={common.reason()}
      description={missing()}
      withAsterisk
      autosize
      minRows={3}
      maxRows={10}
      maxLength={2000}
      value={reason}
      error={isAsked && lacksReason ? t.reasonRequired() : null}
      onChange={({ currentTarget: { value } }) => setReason(value)}
    />
  );
}

/** The administrator's own PDF of a Word manuscript. */
function useOwnPdf({ manuscript }: Pick<DecisionDialogProps, 'manuscript'>) {
  const [pdf, setPdf] = useState<StoredFile | null>(null);
  const attachments = useAttachments({
    send: sendPublicPdf(manuscript),
    isSingle: true,
    maxMegabytes: useSite()?.maxUploadMegabytes ?? 50,
    onStored: setPdf,
  });
  return { ...attachments, pdf, setPdf };
}

const pdfFields = {
  needed: { label: t.pdfForReaders, description: t.pdfForReadersHelp },
  instead: { label: t.ownPdf, description: t.ownPdfHelp },
} as const;

function PdfField({ own, isNeeded }: { own: ReturnType<typeof useOwnPdf>; isNeeded: boolean }) {
  const texts = pdfFields[isNeeded ? 'needed' : 'instead'];
  return (
    <Attachments
      label={texts.label()}
      description={texts.description()}
      accept=".pdf"
      most={1}
      files={own.pdf ? [own.pdf] : []}
      uploads={own.uploads}
      onChoose={own.start}
      onRemove={() => own.setPdf(null)}
    />
  );
}

/** Asks before a manuscript becomes public. For a Word manuscript it shows the PDF made of it, or asks for one. */
export function AcceptDialog({ manuscript, isOpen, onClose, onDecided, onOvertaken }: DecisionDialogProps) {
  const own = useOwnPdf({ manuscript });
  const [isAsked, setAsked] = useState(false);
  const { mutation, decided, refused, problem } = useDecision(verification.accept, { onClose, onDecided, onOvertaken });
  const isWord = manuscript.publicDocument !== 'manuscript';
  const made = usePublicPdf(manuscript, isOpen);
  const refusals = [problem?.code, made.problem?.code];
  const needsPdf = manuscript.publicDocument === 'administrator' || refusals.includes('pdf-needed');
  const lacksPdf = needsPdf && own.pdf === null;
  const override = useOverride(manuscript, problem);
  const accept = () => {
    setAsked(true);
    if (!lacksPdf && override.lacksReason) override.field.current?.focus();
    if (lacksPdf || override.lacksReason) return;
    const { id: articleId, version } = manuscript;
    mutation.mutate(
      { body: { articleId, version, publicPdfUrl: (own.pdf ?? made.file)?.url, ...override.body } },
      { onSuccess: ({ message, url }) => decided({ message, link: toArticle(url) }), onError: refused },
    );
  };
  const isAccepted = manuscript.articleStatus === 'Accepted';
  // Closing this does not stop a publication that has started.
  const close = () => {
    if (!mutation.isPending) onClose();
  };
  return (
    <Dialog
      title={isAccepted ? t.publishTitle() : t.acceptTitle()}
      size={isWord ? 'xl' : 'md'}
      isOpen={isOpen}
      onClose={close}
    >
      <p>{t.acceptEffect({ title: manuscript.articleTitle, bdi })}</p>
      <ReviewsWithArticle manuscript={manuscript} />
      {isWord && own.pdf === null && <PublicPdfPreview made={made} />}
      {isWord && !mutation.isPending && <PdfField own={own} isNeeded={needsPdf} />}
      {!mutation.isPending && <OverrideField override={override} isAsked={isAsked} />}
      {made.problem && <Message kind="bad">{made.problem.message}</Message>}
      {problem && <Message kind="bad">{problem.message}</Message>}
      {lacksPdf && isAsked && !problem && <Message kind="bad">{t.choosePdfFirst()}</Message>}
      <div className={dialog.actions}>
        <Button variant="default" disabled={mutation.isPending} onClick={close}>
          {common.cancel()}
        </Button>
        <Button loading={mutation.isPending} disabled={own.isSending || made.isMaking} onClick={accept}>
          {isAccepted ? t.publish() : t.acceptAndPublish()}
        </Button>
      </div>
    </Dialog>
  );
}
