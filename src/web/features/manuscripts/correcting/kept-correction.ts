import { z } from 'zod';
import { StoredFile } from '../../../../contracts/files.ts';

/** A correction that is being written: what was changed of the article, so that the rest follows what stands. */
const KeptCorrection = z.object({
  changed: z
    .object({
      notice: z.string(),
      articleTitle: z.string(),
      articleAbstract: z.string(),
      articleKeywords: z.array(z.string()),
      articleAuthors: z.array(
        z.object({ authorGivenName: z.string(), authorLastName: z.string(), affiliations: z.string() }),
      ),
      pdfUrl: z.string(),
    })
    .partial(),
  pdf: StoredFile.nullable(),
});
export type KeptCorrection = z.infer<typeof KeptCorrection>;

const keyOf = (userId: string, articleId: string) => `colophon:correction:${userId}:${articleId}`;

/** What this tab keeps of a correction: neither a closed dialog nor a reload or a sign-in that ends loses it. */
export function readKeptCorrection(userId: string, articleId: string): KeptCorrection {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, articleId)) ?? 'null');
    return KeptCorrection.parse(value);
  } catch {
    return { changed: {}, pdf: null };
  }
}

/** Keeps a correction for this tab; one that changes nothing is forgotten. */
export function keepCorrection(userId: string, articleId: string, kept: KeptCorrection): void {
  const key = keyOf(userId, articleId);
  try {
    if (Object.keys(kept.changed).length === 0 && kept.pdf === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser may refuse its store: the text lives as long as the page does.
  }
}
