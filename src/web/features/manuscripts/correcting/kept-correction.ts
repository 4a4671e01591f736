import { z } from 'zod';
import { StoredFile } from '../../../../contracts/files.ts';
import { keptInTab } from '../kept-in-tab.ts';

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

/** The correction that this tab keeps. */
export const { read: readKeptCorrection, keep: keepCorrection } = keptInTab(
  'correction',
  KeptCorrection,
  { changed: {}, pdf: null },
  ({ changed, pdf }) => Object.keys(changed).length === 0 && pdf === null,
);
