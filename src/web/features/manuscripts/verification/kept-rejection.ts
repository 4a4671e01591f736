import { z } from 'zod';
import { StoredFile } from '../../../../contracts/files.ts';

/** A rejection that is being written. */
const KeptRejection = z.object({ rejectionText: z.string(), files: z.array(StoredFile) });
export type KeptRejection = z.infer<typeof KeptRejection>;

const keyOf = (userId: string, articleId: string) => `colophon:rejection:${userId}:${articleId}`;

/** What this tab keeps of a rejection: neither a closed dialog nor a reload or a sign-in that ends loses it. */
export function readKeptRejection(userId: string, articleId: string): KeptRejection {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, articleId)) ?? 'null');
    return KeptRejection.parse(value);
  } catch {
    return { rejectionText: '', files: [] };
  }
}

/** Keeps a rejection for this tab; an empty one is forgotten. */
export function keepRejection(userId: string, articleId: string, kept: KeptRejection): void {
  const key = keyOf(userId, articleId);
  try {
    if (kept.rejectionText === '' && kept.files.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser may refuse its store: the text lives as long as the page does.
  }
}
