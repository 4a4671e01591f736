import { Button } from '@mantine/core';
import { useState } from 'react';
import type { StoredFile } from '../../../../contracts/files.ts';
import { verification } from '../../../../contracts/verification.ts';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useSite } from '../../../ui/site-facts.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { Attachments } from './attachments.tsx';
import { toArticle } from './outcome.ts';
import { OverrideField, useOverride } from './override-field.tsx';
import { sendPublicPdf } from './send-decision-files.ts';
import { useAttachments } from './use-attachments.ts';
import { useDecision, type DecisionDialogProps } from './use-decision.ts';

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
    description:
      'The manuscript is a Word document, and this machine cannot convert it. Please make a PDF of it and choose it here.',
  },
  instead: {
    label: 'Your own PDF instead (optional)',
    description: 'Choose one that you have made of the document and looked at: readers get it as it is.',
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

/** Asks before a manuscript becomes public; a Word manuscript is converted first, or needs a PDF. */
export function AcceptDialog({ manuscript, isOpen, onClose, onDecided, onOvertaken }: DecisionDialogProps) {
  const own = useOwnPdf({ manuscript });
  const [isAsked, setAsked] = useState(false);
  const { mutation, decided, refused, problem } = useDecision(verification.accept, { onClose, onDecided, onOvertaken });
  const isWord = manuscript.publicDocument !== 'manuscript';
  const needsPdf = manuscript.publicDocument === 'administrator' || problem?.code === 'pdf-needed';
  const isConverted = manuscript.publicDocument === 'conversion' && own.pdf === null && !needsPdf;
  const lacksPdf = needsPdf && own.pdf === null;
  const override = useOverride(manuscript, problem);
  const accept = () => {
    setAsked(true);
    if (!lacksPdf && override.lacksReason) override.field.current?.focus();
    if (lacksPdf || override.lacksReason) return;
    const { id: articleId, version } = manuscript;
    mutation.mutate(
      { body: { articleId, version, publicPdfUrl: own.pdf?.url, ...override.body } },
      { onSuccess: ({ message, url }) => decided({ message, link: toArticle(url) }), onError: refused },
    );
  };
  const isAccepted = manuscript.articleStatus === 'Accepted';
  // What is on its way to the public is not called back by closing this.
  const close = () => {
    if (!mutation.isPending) onClose();
  };
  return (
    <Dialog title={isAccepted ? 'Publish this article?' : 'Accept this manuscript?'} isOpen={isOpen} onClose={close}>
      <p>
        “<bdi>{manuscript.articleTitle}</bdi>” becomes public at once, and its author is told by email. This cannot be
        undone.
      </p>
      {isConverted && !mutation.isPending && (
        <p>
          The manuscript is a Word document: it is converted to a PDF first, which takes up to a minute. You see that
          PDF only once it is public.
        </p>
      )}
      {isWord && !mutation.isPending && <PdfField own={own} isNeeded={needsPdf} />}
      {isConverted && mutation.isPending && (
        <Spinner label="Converting the Word document. This takes up to a minute; please leave this page open." />
      )}
      {!mutation.isPending && <OverrideField override={override} isAsked={isAsked} />}
      {problem && <Message kind="bad">{problem.message}</Message>}
      {lacksPdf && isAsked && !problem && <Message kind="bad">Please choose the PDF first.</Message>}
      <div className={dialog.actions}>
        <Button variant="default" disabled={mutation.isPending} onClick={close}>
          Cancel
        </Button>
        <Button loading={mutation.isPending} disabled={own.isSending} onClick={accept}>
          {isAccepted ? 'Publish' : 'Accept and publish'}
        </Button>
      </div>
    </Dialog>
  );
}
