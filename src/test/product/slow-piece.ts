import { request, type ClientRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { protocolHeaders, type Reachable } from './resumable.ts';

/** A piece of an upload that is sent bit by bit, as on a slow line. */
export interface SlowPiece {
  /** Sends more; waits until the connection has taken it. */
  send(bytes: Uint8Array): Promise<void>;
  /** Says that this was all; answers with the status. */
  end(): Promise<number>;
  /** Cuts the line. */
  cut(): void;
}

const answerOf = (sent: ClientRequest): Promise<number> =>
  new Promise((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
  });

/** Opens a request that goes on an upload from an offset; the announced length is what it will send. */
export function slowPiece(
  product: Reachable,
  token: string,
  location: string,
  { offset, length }: { offset: number; length: number },
): SlowPiece {
  const sent = request(product.url + location, {
    method: 'PATCH',
    headers: protocolHeaders(token, {
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(length),
    }),
  });
  const answer = answerOf(sent);
  // It is looked at when the piece is ended; until then a cut is no failure of the test.
  answer.catch(() => undefined);
  sent.flushHeaders();
  return {
    send: async (bytes) => {
      await new Promise<void>((resolve) => sent.write(bytes, () => resolve()));
      await wait(20);
    },
    end: () => {
      sent.end();
      return answer;
    },
    cut: () => void sent.destroy(),
  };
}
