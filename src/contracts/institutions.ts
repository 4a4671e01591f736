import * as t from '../messages/contracts.ts';
import { defineCall } from './call.ts';
import { isRor } from './ror.ts';
import { line } from './values.ts';
import { z } from './zod-for-pages.ts';

/** The id of an institution in the Research Organization Registry, such as `01an7q238`. */
export const Ror = z.string().refine(isRor, { error: t.invalidRor });

/** An institution of the registry; `place` is its city and country. */
export const Institution = z.object({ ror: z.string(), name: z.string(), place: z.string() });
export type Institution = z.infer<typeof Institution>;

/** An affiliation, as typed, with the institution in it. */
export const AffiliatedInstitution = z.object({
  affiliation: line(t.affiliation, 1000),
  name: z.string().max(500),
  ror: Ror,
});
export type AffiliatedInstitution = z.infer<typeof AffiliatedInstitution>;

/** The register of institutions, for those who name their affiliation. */
export const institutions = {
  search: defineCall({
    method: 'GET',
    path: '/api/institutions',
    summary: 'Institutions whose names have these words, at most eight',
    access: 'user',
    query: z.object({ name: z.string().max(300) }),
    reply: z.array(Institution),
  }),
  match: defineCall({
    method: 'POST',
    path: '/api/institutions/matches',
    summary: 'The institutions that affiliations name without doubt',
    access: 'user',
    body: z.object({ affiliations: z.array(z.string().max(1000)).max(400) }),
    reply: z.array(AffiliatedInstitution),
  }),
} as const;
