import { useQueryClient } from '@tanstack/react-query';
import { finalPdf as finalPdfCalls } from '../../../../contracts/final-pdf.ts';
import { production as calls } from '../../../../contracts/production.ts';
import * as t from '../../../../messages/production.ts';
import { sendFiles } from '../../../api/send-files.ts';
import { percentSent } from '../../../api/upload-progress.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { useSite } from '../../../ui/site-facts.ts';
import { Attachments } from '../../attachments/attachments.tsx';
import { judgeDocument } from '../../attachments/issue-files.ts';
import { useAttachments, type SendFile } from '../../attachments/use-attachments.ts';
import styles from './production-screen.module.css';
import type { ScreenProps } from './screen-props.ts';

const sendFinalPdf =
  (manuscriptId: string): SendFile =>
  (file, onPercent, signal) =>
    sendFiles({
      call: finalPdfCalls.upload,
      params: { manuscriptId },
      files: [file],
      onProgress: (progress) => onPercent(percentSent(progress)),
      signal,
    });

/** Uploads, replaces or removes the final PDF. */
function FinalPdfField({ production: { manuscriptId, finalPdf }, take }: ScreenProps) {
  const client = useQueryClient();
  const remove = useCallMutation(finalPdfCalls.remove);
  const { uploads, start } = useAttachments({
    send: sendFinalPdf(manuscriptId),
    isSingle: true,
    maxMegabytes: useSite()?.maxUploadMegabytes ?? 50,
    judge: judgeDocument,
    onStored: () => {
      for (const { path } of [calls.single, calls.revisions]) void client.invalidateQueries({ queryKey: [path] });
    },
  });
  const removed = () =>
    remove.mutate(
      { params: { manuscriptId } },
      {
        onSuccess: ({ message, production }) => {
          showNotice('good', message);
          take(production);
        },
        onError: ({ message }) => showNotice('bad', message),
      },
    );
  return (
    <div className={styles.finalPdf}>
      <Attachments
        label={t.pdfToPublish()}
        description={finalPdf ? t.finalPdfHelp() : t.pdfAsSent()}
        accept=".pdf"
        most={1}
        files={finalPdf ? [finalPdf] : []}
        uploads={uploads}
        onChoose={start}
        onRemove={removed}
      />
    </div>
  );
}

/** Which PDF is published of a PDF manuscript; managers can bring another. */
export function FinalPdf(props: ScreenProps) {
  const { hasText, finalPdf, manages, stage } = props.production;
  if (hasText || stage === 'published') return null;
  if (manages) return <FinalPdfField {...props} />;
  return <Message kind="info">{finalPdf ? t.finalPdfNamed({ name: finalPdf.name }) : t.pdfAsSent()}</Message>;
}
