import { useState } from 'react';
import type { StoredFile } from '../../../contracts/files.ts';
import { messageOf } from '../../api/api-error.ts';
import { unacceptable } from './unacceptable.ts';

/** A file on its way to the server, or refused with words that say why. */
export interface Sending {
  readonly key: number;
  readonly name: string;
  readonly percent: number;
  readonly problem: string | null;
  /** Stops it, or takes a refused one away. */
  readonly drop: () => void;
}

/** Sends one file, and tells how far it is. */
export type SendFile = (file: File, onPercent: (percent: number) => void, signal: AbortSignal) => Promise<StoredFile>;

interface Attachments {
  readonly send: SendFile;
  readonly maxMegabytes: number;
  /** Where there is room for one file, choosing another takes the words about a refused one away. */
  readonly isSingle?: boolean;
  /** Says why a file is not even sent; the rule of manuscripts where nothing else is said. */
  readonly judge?: (file: File, maxMegabytes: number) => Promise<string | null>;
  readonly onStored: (file: StoredFile) => void;
}

let lastKey = 0;

/** Files that are sent one by one, with true progress; those that have arrived are handed over. */
export function useAttachments({ send, maxMegabytes, judge = unacceptable, onStored, isSingle = false }: Attachments) {
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const change = (key: number, part: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const take = (key: number) => setSendings((all) => all.filter((one) => one.key !== key));

  const start = async (file: File) => {
    lastKey += 1;
    const key = lastKey;
    const controller = new AbortController();
    const drop = () => {
      controller.abort();
      take(key);
    };
    const underWay = (all: readonly Sending[]) => (isSingle ? all.filter(({ problem }) => problem === null) : all);
    setSendings((all) => [...underWay(all), { key, name: file.name, percent: 0, problem: null, drop }]);
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
    sendings,
    start: (file: File) => void start(file),
    isSending: sendings.some(({ problem }) => problem === null),
  };
}
