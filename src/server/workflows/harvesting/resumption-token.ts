import { z } from 'zod';
import { badToken, isSoundText, latest } from './oai-request.ts';

const text = z.string().refine(isSoundText);

const Resumption = z.object({
  metadataPrefix: text,
  from: text.optional(),
  until: text.optional(),
  set: text.optional(),
  /** The last record that was sent, by its change in milliseconds and its id: the list goes on after it. */
  at: z.int().min(0).max(latest),
  id: z.uuid(),
  /** How many records were sent. */
  cursor: z.int().min(0),
});

/** Where a list goes on. It holds everything, so that it never expires and any machine can answer it. */
export type Resumption = z.infer<typeof Resumption>;

/** The token of a place in a list. */
export const writeToken = (resumption: Resumption): string =>
  Buffer.from(JSON.stringify(resumption)).toString('base64url');

function parsed(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return null;
  }
}

/** The place that a token names. Throws an `OaiFault` for anything that is none. */
export function readToken(token: string): Resumption {
  const resumption = Resumption.safeParse(parsed(token));
  if (!resumption.success) throw badToken();
  return resumption.data;
}
