import type { Call, Input } from '../../contracts/call.ts';
import { readSession } from '../session/session.ts';
import { noAnswer } from './api-error.ts';
import { addressOf, authorization, refusalOf } from './call-api.ts';

/** A complete document from a call, with the server's name for it. */
export interface ReadFile {
  readonly bytes: Blob;
  readonly name: string;
}

const nameIn = (disposition: string | null): string => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download';

/** Reads an answer that is not JSON, as the logged-in person; throws ApiError for every refusal. */
export async function readFile<C extends Call>(call: C, input: Input<C> = {}): Promise<ReadFile> {
  const token = readSession()?.token;
  const read = async () => {
    const answer = await fetch(addressOf(call, input), { method: call.method, headers: authorization(token) });
    return { answer, bytes: await answer.blob() };
  };
  const { answer, bytes } = await read().catch(() => {
    throw noAnswer();
  });
  if (!answer.ok) throw refusalOf(answer.status, await bytes.text(), token);
  return { bytes, name: nameIn(answer.headers.get('content-disposition')) };
}
