import { z } from 'zod';
import { StoredFile } from '../../../../contracts/files.ts';
import { keptInTab } from '../kept-in-tab.ts';

/** A rejection that is being written. */
const KeptRejection = z.object({ rejectionText: z.string(), files: z.array(StoredFile) });
export type KeptRejection = z.infer<typeof KeptRejection>;

/** The rejection that this tab keeps. */
export const { read: readKeptRejection, keep: keepRejection } = keptInTab(
  'rejection',
  KeptRejection,
  { rejectionText: '', files: [] },
  ({ rejectionText, files }) => rejectionText === '' && files.length === 0,
);
