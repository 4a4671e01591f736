import { z } from 'zod';
import { DraftContent } from '../../../../contracts/drafts.ts';
import { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { isChanged, type Revision } from './revision.ts';

/** A change as the browser keeps it. */
const KeptRevision = z.object({
  base: Manuscript.pick({
    version: true,
    articleTitle: true,
    articleAbstract: true,
    articleKeywords: true,
    articleAuthors: true,
    files: true,
  }),
  draft: DraftContent.extend({ awsId: z.string() }),
  emptiedSlots: z.array(z.union([z.literal(0), z.literal(2)])),
});

const keyOf = (userId: string, articleId: string) => `colophon:revision:${userId}:${articleId}`;

/** The change of a manuscript that this browser still keeps, if there is one. */
export function readKeptRevision(userId: string, articleId: string): Revision | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(userId, articleId)) ?? 'null');
    return KeptRevision.nullable().safeParse(value).data ?? null;
  } catch {
    return null;
  }
}

/** Forgets what this browser keeps of a change. */
export const forgetRevision = (userId: string, articleId: string): void =>
  localStorage.removeItem(keyOf(userId, articleId));

/** Keeps a change in the browser; one that changes nothing is forgotten. False where there is no room for it. */
export function keepRevision(userId: string, articleId: string, revision: Revision): boolean {
  try {
    if (isChanged(revision)) localStorage.setItem(keyOf(userId, articleId), JSON.stringify(revision));
    else forgetRevision(userId, articleId);
    return true;
  } catch {
    return false;
  }
}
