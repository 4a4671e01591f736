import { citationStyles } from './article-parts.ts';
import { StoredFile } from './files.ts';
import { Day, ProductionTask, productionStages, ProofNote } from './production-proof.ts';
import { ProductionText, TextProblem } from './production-values.ts';
import { Id, Instant } from './values.ts';
import { z } from './zod-for-pages.ts';

/** A manuscript, as lists name it. */
export const Named = z.object({
  manuscriptId: Id,
  number: z.string(),
  title: z.string(),
  journalTitle: z.string(),
  journalAbbreviation: z.string(),
});

/** A proof that was sent to the author. */
export const Proof = z.object({
  round: z.int(),
  /** Null where an editor approved a text that was never sent. */
  sentAt: Instant.nullable(),
  dueOn: Day.nullable(),
  approvedAt: Instant.nullable(),
  /** Why an editor went on without the author's approval. */
  reason: z.string().nullable(),
  /** The revision that the author sees. */
  revision: z.int().nullable(),
  /** Whether editors have changed the text since, by more than the author's changes. */
  isEditedSince: z.boolean(),
});

/** A text in production with everything around it. */
export const Production = Named.extend({
  journalId: Id,
  /** Who submitted the manuscript, and checks the proof. */
  submitter: z.string(),
  authors: z.array(z.string()),
  abstract: z.string(),
  keywords: z.array(z.string()),
  stage: z.enum(productionStages),
  /** Why the manuscript could not be read. */
  fault: z.string().nullable(),
  /** Of a PDF manuscript only the references are read, and a PDF is published. */
  hasText: z.boolean(),
  /** The PDF that is published instead of a PDF manuscript. */
  finalPdf: StoredFile.nullable(),
  revision: z.int(),
  text: ProductionText,
  savedAt: Instant,
  savedBy: z.string().nullable(),
  style: z.enum(citationStyles),
  problems: z.array(TextProblem),
  tasks: z.array(ProductionTask),
  proof: Proof.nullable(),
  notes: z.array(ProofNote),
  /** Whether the author has chosen how the article is published. */
  isModeChosen: z.boolean(),
  /** Whether the caller may change the text now. */
  mayEdit: z.boolean(),
  /** Whether the caller assigns people, sends proofs and publishes; copy-editors edit the text. */
  manages: z.boolean(),
  /** Once it is published. */
  articleUrl: z.string().nullable(),
  /** Whether the published text is open again for a correction. */
  isCorrection: z.boolean(),
  /** How many notices the article has. */
  corrections: z.int(),
});
export type Production = z.infer<typeof Production>;

/** What a call has made of a production. */
export const ChangedProduction = z.object({ message: z.string(), production: Production });

export const ListedProduction = Named.extend({
  stage: z.enum(productionStages),
  /** The task that comes next; null when everything is done. */
  next: ProductionTask.nullable(),
  openNotes: z.int(),
  manages: z.boolean(),
});
export type ListedProduction = z.infer<typeof ListedProduction>;

/** A proof as its author knows it: editors keep their reasons to themselves. */
const AuthorsProofState = Proof.omit({ reason: true, revision: true, isEditedSince: true }).extend({
  isByEditor: z.boolean(),
});

/** A proof as the author sees it. */
export const AuthorsProof = Named.extend({
  stage: z.enum(productionStages),
  authors: z.array(z.string()),
  abstract: z.string(),
  keywords: z.array(z.string()),
  hasText: z.boolean(),
  hasFinalPdf: z.boolean(),
  revision: z.int(),
  text: ProductionText,
  proof: AuthorsProofState,
  notes: z.array(ProofNote),
});
export type AuthorsProof = z.infer<typeof AuthorsProof>;

export const StoredRevision = z.object({
  revision: z.int(),
  savedAt: Instant,
  by: z.string().nullable(),
  /** How the revision came about, if not by typing. */
  origin: z.string().nullable(),
});
export type StoredRevision = z.infer<typeof StoredRevision>;
