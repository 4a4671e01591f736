import { z } from 'zod';
import { StoredFile } from '../../../../contracts/files.ts';
import { keptInTab } from '../kept-in-tab.ts';

const Values = z.object({
  notice: z.string(),
  articleTitle: z.string(),
  articleAbstract: z.string(),
  articleKeywords: z.array(z.string()),
  articleAuthors: z.array(
    z.object({ authorGivenName: z.string(), authorLastName: z.string(), affiliations: z.string() }),
  ),
  pdfUrl: z.string(),
});

/** A correction that is being written, and what it was written over, so that whatever was not touched follows what stands. */
const KeptCorrection = z.object({
  draft: z.object({ typed: Values, base: Values, corrections: z.number() }).nullable(),
  pdf: StoredFile.nullable(),
});

const none: z.infer<typeof KeptCorrection> = { draft: null, pdf: null };

const kept = keptInTab('correction', KeptCorrection, none, ({ draft, pdf }) => draft === null && pdf === null);

/** The correction that this tab keeps. */
export const { read: readKeptCorrection, keep: keepCorrection } = kept;

/** Keeps nothing of a correction, which has been sent. */
export const forgetCorrection = (userId: string, articleId: string): void => kept.keep(userId, articleId, none);
