import * as t from '../messages/contracts.ts';
import { authorTitles } from './constants.ts';
import { creditRoles } from './credit-roles.ts';
import { AffiliatedInstitution } from './institutions.ts';
import { Email, line } from './values.ts';
import { z } from './zod-for-pages.ts';

/** How an author is named; one without a kind is a person with a given name and a last name. The others have a last name only. */
export const contributorKinds = ['person', 'single-name', 'group'] as const;
export type ContributorKind = (typeof contributorKinds)[number];

/** What may be said of an author beside the specified fields. */
export const contributorDetails = {
  /** The name in its original script. */
  originalName: z.union([z.literal(''), line(t.originalName, 200)]).optional(),
  hasContributedEqually: z.boolean().optional(),
  roles: z.array(z.enum(creditRoles)).max(creditRoles.length).optional(),
  institutions: z.array(AffiliatedInstitution).max(20).optional(),
};

/** The ORCID iD of a published author; no payload has one. */
export const publicOrcid = {
  orcid: z.string().nullable(),
  /** Whether the author confirmed it here, by signing in at ORCID; an imported one is as its source had it. */
  isOrcidAuthenticated: z.boolean().optional(),
};

const common = {
  authorLastName: line(t.lastName, 100),
  authorAffiliation: line(t.affiliation, 300),
  /** The contact for readers and the publisher; the first author if none is named. */
  isCorresponding: z.boolean().default(false),
  ...contributorDetails,
};
const title = z.enum(authorTitles, { error: t.chooseTitle });
const noEmail = z.union([z.literal(''), Email], { error: t.enterEmail }).default('');

/** An author as the wizard sends it, by the rules for its email. A group has neither title nor given name, and needs no email. */
const authorWith = <E extends z.ZodType<string>>(authorEmail: E) =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('person').optional(),
      authorTitle: title,
      authorGivenName: line(t.givenName, 100),
      authorEmail,
      ...common,
    }),
    z.object({
      kind: z.literal('single-name'),
      authorTitle: title,
      authorGivenName: z.literal('').default(''),
      authorEmail,
      ...common,
    }),
    z.object({
      kind: z.literal('group'),
      authorTitle: z.literal('').default(''),
      authorGivenName: z.literal('').default(''),
      authorEmail: noEmail,
      ...common,
    }),
  ]);

/** An author of a manuscript; an administrator may leave out the email. */
export const ManuscriptAuthor = authorWith(noEmail);
export type ManuscriptAuthor = z.infer<typeof ManuscriptAuthor>;

/** The same, as an author has to fill it in. */
export const AddressedAuthor = authorWith(Email);
