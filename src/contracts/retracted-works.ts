import { z } from './zod-for-pages.ts';

export const retractionNatures = ['retracted', 'concern'] as const;

/** A work that a manuscript cites and that was retracted, or about which a journal has raised concern. */
export const RetractedWork = z.object({
  /** Null for one that was found by its title. */
  doi: z.string().nullable(),
  title: z.string(),
  nature: z.enum(retractionNatures),
  noticedOn: z.string(),
  noticeDoi: z.string().nullable(),
});
export type RetractedWork = z.infer<typeof RetractedWork>;

/**
 * The retracted works that a version cites: `no-list` while none is imported, `pending` while the text is being read,
 * `not-read` of a version from before this check.
 */
export const RetractedCited = z.object({
  state: z.enum(['no-list', 'pending', 'not-read', 'ready']),
  found: z.array(RetractedWork),
});
export type RetractedCited = z.infer<typeof RetractedCited>;
