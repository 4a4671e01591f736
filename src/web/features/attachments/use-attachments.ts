import { useState } from 'react';
import type { StoredFile } from '../../../contracts/files.ts';
import { messageOf } from '../../api/api-error.ts';
import { unacceptable } from './unacceptable.ts';

/** A file that is being uploaded, or was refused with a message. */
export interface Sending {
  readonly key: number;
  readonly name: string;
  readonly percent: number;
  readonly problem: string | null;
  /** Stops it, or removes a refused one. */
  readonly drop: () => void;
}

/** Sends one file, and reports its progress. */
export type SendFile = (file: File, onPercent: (percent: number) => void, signal: AbortSignal) => Promise<StoredFile>;

interface Attachments {
  readonly send: SendFile;
  readonly maxMegabytes: number;
  /** For a single file: choosing another one clears the message about a refused one. */
  readonly isSingle?: boolean;
  /** Says why a file is refused before it is sent; the rule of manuscripts by default. */
  readonly judge?: (file: File, maxMegabytes: number) => Promise<string | null>;
  readonly onStored: (file: StoredFile) => void;
}

let lastKey = 0;

/** Sends files one by one, with real progress, and hands over those that have arrived. */
export function useAttachments({ send, maxMegabytes, judge = unacceptable, onStored, isSingle = false }: Attachments) {
  const [uploads, setUploads] = useState<readonly Sending[]>([]);
  const change = (key: number, part: Partial<Sending>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const take = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  const start = async (file: File) => {
    lastKey += 1;
    const key = lastKey;
    const controller = new AbortController();
    const drop = () => {
      controller.abort();
      take(key);
    };
    const underWay = (all: readonly Sending[]) => (isSingle ? all.filter(({ problem }) => problem === null) : all);
    setUploads((all) => [...underWay(all), { key, name: file.name, percent: 0, problem: null, drop }]);
    const problem = await judge(file, maxMegabytes);
    if (problem !== null) return change(key, { problem });
    if (controller.signal.aborted) return;
    try {
      onStored(await send(file, (percent) => change(key, { percent }), controller.signal));
      take(key);
    } catch (error) {
      change(key, { problem: messageOf(error) });
    }
  };
  return {
    uploads,
    start: (file: File) => void start(file),
    isSending: uploads.some(({ problem }) => problem === null),
  };
}
