import { useState } from 'react';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { FoundInFile } from '../../../../contracts/drafts.ts';
import { files, type StoredFile } from '../../../../contracts/files.ts';
import { readFile } from '../../../api/read-file.ts';
import { endingOf, unacceptable } from '../../attachments/unacceptable.ts';
import { withFile, type StepProps } from '../wizard/draft.ts';
import { startUpload, useUploadFacts } from '../wizard/upload-store.ts';
import { refuseReading, startReading, stopReading, useReading, type Reading } from './reading-store.ts';

interface ManuscriptReading {
  readonly reading: Reading;
  /** Whether reading started since the step was opened: then the person waits for the result. */
  readonly hasBegunHere: boolean;
  /** Reads a file, and uploads it if it is to be submitted. */
  readonly take: (file: File, isSubmitted: boolean) => void;
  /** Reads the uploaded file; null if there is none, or none that can be read. */
  readonly readStored: (() => void) | null;
  readonly stop: () => void;
}

/** Reads the manuscript of a draft; the suggestions are saved with the draft. */
export function useManuscriptReading({ draft, change }: Pick<StepProps, 'draft' | 'change'>): ManuscriptReading {
  const { awsId } = draft;
  const stored = draft.files[manuscriptSlot] ?? null;
  const reading = useReading(awsId);
  const [hasBegunHere, setBegunHere] = useState(false);
  const facts = useUploadFacts();
  const read = (name: string, open: () => Promise<Blob>) => {
    setBegunHere(true);
    // Suggestions of another file do not fit this one.
    change({ found: null });
    void startReading({ awsId, name, open, keep: (found: FoundInFile) => change({ found }) });
  };
  const begin = async (file: File, isSubmitted: boolean) => {
    const problem = await unacceptable(file, facts.maxMegabytes, facts.convertsWord);
    if (problem !== null) return refuseReading(awsId, problem);
    const keep = (kept: StoredFile) =>
      change(({ files: before }) => ({ files: withFile(before, manuscriptSlot, kept) }));
    read(file.name, async () => file);
    if (!isSubmitted) return undefined;
    return startUpload({ awsId, slot: manuscriptSlot, file, ...facts, keep });
  };
  const open = ({ id }: StoredFile) => readFile(files.open, { params: { fileId: id } }).then(({ bytes }) => bytes);
  const isReadable = stored !== null && endingOf(stored) !== '.doc';
  return {
    reading,
    hasBegunHere,
    take: (file, isSubmitted) => void begin(file, isSubmitted),
    readStored: isReadable ? () => read(stored.name, () => open(stored)) : null,
    stop: () => stopReading(awsId),
  };
}
