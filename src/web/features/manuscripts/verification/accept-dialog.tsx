import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import type { StoredFile } from '../../../../contracts/files.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { verification } from '../../../../contracts/verification.ts';
import type { ApiError } from '../../../api/api-error.ts';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useSite } from '../../../ui/site-facts.ts';
import { Attachments } from '../../attachments/attachments.tsx';
import { useAttachments } from '../../attachments/use-attachments.ts';
import { PublicPdfPreview, usePublicPdf } from './public-pdf-preview.tsx';
import { sendPublicPdf } from './send-decision-files.ts';
import { toArticle, useDecision, type DecisionDialogProps } from './use-decision.ts';

/** Whether peer review has done its part, and the author theirs: else it is published with a reason only. */
const isReady = ({ reviewModel, articleStatus, turn }: Manuscript) =>
  reviewModel === 'verification' || (articleStatus === 'Accepted' && turn === 'administrator');

/** Why a manuscript is published without what peer review asks for, as far as it has to be said. */
function useOverride(manuscript: Manuscript, problem: ApiError | null) {
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isNeeded = !isReady(manuscript) || problem?.code === 'reviews-missing';
  return {
    isNeeded,
    lacksReason: isNeeded && reason.trim() === '',
    missing:
      manuscript.articleStatus === 'Accepted'
        ? 'The author has not chosen the mode of publication yet.'
        : 'The manuscript has not been accepted after review.',
    reason,
    setReason,
    field,
    body: isNeeded ? { overrideReason: reason } : {},
  };
}

interface OverrideFieldProps {
  readonly override: ReturnType<typeof useOverride>;
  /** Whether what is missing is said at the field. */
  readonly isAsked: boolean;
}

/** The reason, where one is needed. */
function OverrideField({ override, isAsked }: OverrideFieldProps) {
  const { isNeeded, lacksReason, missing, reason, setReason, field } = override;
  if (!isNeeded) return null;
  return (
    <Textarea
      ref={field}
      label="Reason"
      description={`${missing} You can publish it all the same with a reason, which is recorded.`}
      withAsterisk
      autosize
      minRows={3}
      maxRows={10}
      maxLength={2000}
      value={reason}
      error={isAsked && lacksReason ? 'The reason is required.' : null}
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
  needed: {
    label: 'The PDF that readers get',
    description: 'This site cannot make a PDF of the Word document. Make one and choose it.',
  },
  instead: {
    label: 'Your own PDF instead (optional)',
    description: 'Readers get it as it is.',
  },
} as const;

function PdfField({ own, isNeeded }: { own: ReturnType<typeof useOwnPdf>; isNeeded: boolean }) {
  return (
    <Attachments
      {...pdfFields[isNeeded ? 'needed' : 'instead']}
      accept=".pdf"
      most={1}
      files={own.pdf ? [own.pdf] : []}
      sendings={own.sendings}
      onChoose={own.start}
      onRemove={() => own.setPdf(null)}
    />
  );
}

/** Asks before a manuscript becomes public. Of a Word manuscript it shows the PDF that is made of it, or asks for one. */
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
  // What is on its way to the public is not called back by closing this.
  const close = () => {
    if (!mutation.isPending) onClose();
  };
  return (
    <Dialog
      title={isAccepted ? 'Publish this article?' : 'Accept this manuscript?'}
      size={isWord ? 'xl' : 'md'}
      isOpen={isOpen}
      onClose={close}
    >
      <p>
        “<bdi>{manuscript.articleTitle}</bdi>” becomes public at once, and its author is told by email. This cannot be
        undone.
      </p>
      {isWord && own.pdf === null && <PublicPdfPreview made={made} />}
      {isWord && !mutation.isPending && <PdfField own={own} isNeeded={needsPdf} />}
      {!mutation.isPending && <OverrideField override={override} isAsked={isAsked} />}
      {made.problem && <Message kind="bad">{made.problem.message}</Message>}
      {problem && <Message kind="bad">{problem.message}</Message>}
      {lacksPdf && isAsked && !problem && <Message kind="bad">Please choose the PDF first.</Message>}
      <div className={dialog.actions}>
        <Button variant="default" disabled={mutation.isPending} onClick={close}>
          Cancel
        </Button>
        <Button loading={mutation.isPending} disabled={own.isSending || made.isMaking} onClick={accept}>
          {isAccepted ? 'Publish' : 'Accept and publish'}
        </Button>
      </div>
    </Dialog>
  );
}
