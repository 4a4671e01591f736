import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Call, ParamsOf } from '../../../../contracts/call.ts';
import { reviews } from '../../../../contracts/reviews.ts';
import { ApiError, messageOf } from '../../../api/api-error.ts';
import { sendFiles } from '../../../api/send-files.ts';
import type { UploadProgress } from '../../../api/upload-progress.ts';
import { useSite } from '../../../ui/site-facts.ts';
import { unacceptable } from '../../attachments/unacceptable.ts';

/** A file that is uploading. */
export interface Attaching {
  readonly name: string;
  readonly progress: UploadProgress;
}

/** A faulty or late file would be refused again. */
const mayBeRetried = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status === 401 ||
  error.status === 429 ||
  error.status >= 500;

interface Failed {
  readonly file: File;
  readonly problem: string;
  readonly mayRetry: boolean;
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Uploads a file of a report with progress; a failed upload can be retried. */
export function useAttaching<C extends Call>(call: C, params: ParamsOf<C>) {
  const client = useQueryClient();
  const maxMegabytes = useSite()?.maxUploadMegabytes ?? 50;
  const [attaching, setAttaching] = useState<Attaching | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const controller = useRef<AbortController | null>(null);
  // Leaving the page cancels the upload: nothing would show its end.
  useEffect(() => () => controller.current?.abort(), []);

  async function send(file: File, own: AbortController): Promise<void> {
    const problem = await unacceptable(file, maxMegabytes);
    if (problem !== null) return setFailed({ file, problem, mayRetry: false });
    setAttaching({ name: file.name, progress: { sent: 0, total: file.size } });
    const onProgress = (progress: UploadProgress) => {
      if (!own.signal.aborted) setAttaching({ name: file.name, progress });
    };
    try {
      await sendFiles({
        call,
        params,
        files: [file],
        onProgress,
        signal: own.signal,
      });
      await client.invalidateQueries({ queryKey: [reviews.single.path] });
    } catch (error) {
      if (!isAbort(error)) setFailed({ file, problem: messageOf(error), mayRetry: mayBeRetried(error) });
    } finally {
      if (controller.current === own) setAttaching(null);
    }
  }

  const start = (file: File) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setFailed(null);
    void send(file, own);
  };
  return {
    attaching,
    problem: failed?.problem ?? null,
    start,
    /** Null if the same file would be refused again. */
    retry: failed?.mayRetry ? () => start(failed.file) : null,
    cancel: () => {
      controller.current?.abort();
      setAttaching(null);
    },
  };
}
