import { useMutation } from '@tanstack/react-query';
import type { Call, Input } from '../../contracts/call.ts';
import type { ApiError } from './api-error.ts';
import { readFile, type ReadFile } from './read-file.ts';

/** How long the browser has to start saving before the bytes are released, in milliseconds. */
const savedWithin = 60_000;

function save({ bytes, name }: ReadFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), savedWithin);
}

/** Reads a document through a call that needs a session, and has the browser save it. */
export const useFileDownload = <C extends Call>(call: C) =>
  useMutation<ReadFile, ApiError, Input<C>>({
    mutationFn: (input) => readFile(call, input),
    networkMode: 'always',
    onSuccess: save,
  });
