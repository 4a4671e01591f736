import { useState } from 'react';
import { discussions } from '../../../contracts/discussions.ts';
import type { StoredFile } from '../../../contracts/files.ts';
import type { ApiError } from '../../api/api-error.ts';
import { sendFiles } from '../../api/send-files.ts';
import { percentSent } from '../../api/upload-progress.ts';
import { useSite } from '../../ui/site-facts.ts';
import { useAttachments, type SendFile } from '../attachments/use-attachments.ts';
import { foundNames, useMeant, type FoundNames } from '../names-found/names-found.tsx';

const sendFile: SendFile = (file, onPercent, signal) =>
  sendFiles({
    call: discussions.upload,
    params: {},
    files: [file],
    onProgress: (progress) => onPercent(percentSent(progress)),
    signal,
  });

/** The files of a message, and what was found in its words. */
export function useMessage(words: string) {
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const [tell, setTell] = useState<readonly string[]>([]);
  const [found, setFound] = useState<FoundNames | null>(null);
  const meant = useMeant(words);
  const attachments = useAttachments({
    send: sendFile,
    maxMegabytes: useSite()?.maxUploadMegabytes ?? 50,
    onStored: (file) => setFiles((all) => [...all, file]),
  });
  return {
    ...attachments,
    files,
    tell,
    setTell,
    meant,
    found,
    /** What is sent beside the text. */
    attached: { filesUrl: files.map(({ url }) => url), tell: [...tell], isMeant: meant.isMeant },
    remove: (file: StoredFile) => setFiles((all) => all.filter(({ id }) => id !== file.id)),
    /** Shows names that were found; other refusals are the form's. */
    refuse: (error: ApiError, refuseForm: (error: ApiError) => void) => {
      const names = foundNames(error);
      setFound(names);
      if (!names) refuseForm(error);
    },
    clear: () => {
      setFiles([]);
      setTell([]);
      setFound(null);
    },
  };
}

export type MessageInWork = ReturnType<typeof useMessage>;
