import { Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { fileExtensions } from '../../../../contracts/constants.ts';
import { StoredFile } from '../../../../contracts/files.ts';
import { verification } from '../../../../contracts/verification.ts';
import * as t from '../../../../messages/manuscripts.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useSite } from '../../../ui/site-facts.ts';
import { Attachments } from '../../attachments/attachments.tsx';
import { useAttachments } from '../../attachments/use-attachments.ts';
import { savedInTab } from '../saved-in-tab.ts';
import { sendRejectionFile } from './send-decision-files.ts';
import { useDecision, type DecisionDialogProps } from './use-decision.ts';

/** An unsent rejection. */
const SavedRejection = z.object({ rejectionText: z.string(), files: z.array(StoredFile) });
type SavedRejection = z.infer<typeof SavedRejection>;

/** The unsent rejection in this tab. */
export const { read: readSavedRejection, keep: keepRejection } = savedInTab(
  'rejection',
  SavedRejection,
  { rejectionText: '', files: [] },
  ({ rejectionText, files }) => rejectionText === '' && files.length === 0,
);

const Reasons = verification.reject.body.pick({ rejectionText: true });
const mostFiles = 3;

/** The text and the files of a rejection, saved in the tab until it is sent. */
function useRejection({ manuscript, userId }: Pick<DecisionDialogProps, 'manuscript' | 'userId'>) {
  const [kept] = useState(() => readSavedRejection(userId, manuscript.id));
  const [files, setFiles] = useState(kept.files);
  const contractForm = useContractForm(Reasons, { rejectionText: kept.rejectionText });
  const { rejectionText } = contractForm.form.values;
  useEffect(
    () => keepRejection(userId, manuscript.id, { rejectionText, files }),
    [userId, manuscript.id, rejectionText, files],
  );
  const attachments = useAttachments({
    send: sendRejectionFile(manuscript),
    maxMegabytes: useSite()?.maxUploadMegabytes ?? 50,
    onStored: (file) => setFiles((all) => [...all, file]),
  });
  return { ...contractForm, ...attachments, files, setFiles };
}

function RejectionFiles({ rejection }: { rejection: ReturnType<typeof useRejection> }) {
  const { files, setFiles, uploads, start } = rejection;
  return (
    <Attachments
      label={t.filesForAuthor()}
      description={t.filesForAuthorHelp({ count: mostFiles, types: fileExtensions.join(', ') })}
      accept={fileExtensions.join(',')}
      most={mostFiles}
      files={files}
      uploads={uploads}
      onChoose={start}
      onRemove={(file) => setFiles(files.filter(({ id }) => id !== file.id))}
    />
  );
}

/** Asks for the reasons, and for files for the author. */
export function RejectDialog({ manuscript, userId, isOpen, onClose, ...outcome }: DecisionDialogProps) {
  const rejection = useRejection({ manuscript, userId });
  const { form, submit, refuse, files, isSending } = rejection;
  const { mutation, decided, refused, problem } = useDecision(verification.reject, { onClose, ...outcome });
  const reject = submit((reasons) =>
    mutation.mutate(
      {
        body: {
          articleId: manuscript.id,
          version: manuscript.version,
          filesUrl: files.map(({ url }) => url),
          ...reasons,
        },
      },
      {
        onSuccess: ({ message }) => {
          keepRejection(userId, manuscript.id, { rejectionText: '', files: [] });
          decided({ message, link: null });
        },
        onError: (error) => ('rejectionText' in error.fields ? refuse(error) : refused(error)),
      },
    ),
  );
  return (
    <Dialog title={t.rejectTitle()} size="lg" isOpen={isOpen} onClose={onClose}>
      <form className={dialog.body} method="post" noValidate onSubmit={reject}>
        <Textarea
          label={t.reasonsForAuthor()}
          description={t.reasonsForAuthorHelp()}
          withAsterisk
          autosize
          minRows={6}
          maxRows={16}
          data-autofocus
          {...form.getInputProps('rejectionText')}
        />
        <RejectionFiles rejection={rejection} />
        {problem && (
          <Message kind="bad">
            <p>{t.rejectionSaved({ reason: problem.message })}</p>
          </Message>
        )}
        <DialogActions onCancel={onClose} isBusy={mutation.isPending} isGrave isHeld={isSending}>
          {isSending ? t.fileIsUploading() : t.rejectManuscript()}
        </DialogActions>
      </form>
    </Dialog>
  );
}
