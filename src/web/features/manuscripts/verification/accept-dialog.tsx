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
import { sendPublicPdf } from './send-decision-files.ts';
import { useAttachments } from './use-attachments.ts';
import { useDecision, type DecisionDialogProps } from './use-decision.ts';

/** The administrator's own PDF of a Word manuscript. */
function useOwnPdf({ manuscript }: Pick<DecisionDialogProps, 'manuscript'>) {
  const [pdf, setPdf] = useState<StoredFile | null>(null);
  const attachments = useAttachments({
    send: sendPublicPdf(manuscript),
    maxMegabytes: useSite()?.maxUploadMegabytes ?? 50,
    onStored: setPdf,
  });
  return { ...attachments, pdf, setPdf };
}

function PdfField({ own }: { own: ReturnType<typeof useOwnPdf> }) {
  return (
    <Attachments
      label="The PDF that readers get"
      description="The manuscript is a Word document, and this machine cannot convert it. Please make a PDF of it and choose it here."
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
  const needsPdf = manuscript.publicDocument === 'administrator' || problem?.code === 'pdf-needed';
  const isConverted = manuscript.publicDocument === 'conversion' && own.pdf === null && !needsPdf;
  const lacksPdf = needsPdf && own.pdf === null;
  const accept = () => {
    setAsked(true);
    if (lacksPdf) return;
    mutation.mutate(
      { body: { articleId: manuscript.id, version: manuscript.version, publicPdfUrl: own.pdf?.url } },
      { onSuccess: ({ message, url }) => decided({ message, articleUrl: url }), onError: refused },
    );
  };
  return (
    <Dialog title="Accept this manuscript?" isOpen={isOpen} onClose={onClose}>
      <p>
        “<bdi>{manuscript.articleTitle}</bdi>” becomes public at once, and its author is told by email. This cannot be
        undone.
      </p>
      {isConverted && !mutation.isPending && (
        <p>The manuscript is a Word document: it is converted to a PDF first, which takes up to a minute.</p>
      )}
      {(needsPdf || own.pdf !== null) && <PdfField own={own} />}
      {isConverted && mutation.isPending && (
        <Spinner label="Converting the Word document. This takes up to a minute; please leave this page open." />
      )}
      {problem && <Message kind="bad">{problem.message}</Message>}
      {lacksPdf && isAsked && !problem && <Message kind="bad">Please choose the PDF first.</Message>}
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={mutation.isPending} disabled={own.isSending} onClick={accept}>
          Accept and publish
        </Button>
      </div>
    </Dialog>
  );
}
