import { fileSlots, manuscriptSlot } from '../../../../contracts/constants.ts';
import type { StoredFile } from '../../../../contracts/files.ts';
import type { Manuscript, OptionalSlot } from '../../../../contracts/manuscript-values.ts';
import type { Revision as RevisionBody } from '../../../../contracts/manuscripts.ts';
import { classesOf } from '../class-fields.tsx';
import { statementsSent, typedFrom } from '../statements/typed-statements.ts';
import { authorRules } from '../wizard/author-rules.ts';
import { draftProblems, type DraftProblem } from '../wizard/draft-problems.ts';
import { newContent, type Draft } from '../wizard/draft.ts';

/** The manuscript when its change started, or was last updated. */
export type RevisionBase = Pick<
  Manuscript,
  | 'version'
  | 'articleTitle'
  | 'articleAbstract'
  | 'articleKeywords'
  | 'articleAuthors'
  | 'statements'
  | 'files'
  | 'section'
  | 'articleType'
>;

/** A change of a manuscript in preparation; the draft's files are only the newly chosen ones. */
export interface Revision {
  readonly base: RevisionBase;
  readonly draft: Draft;
  readonly emptiedSlots: readonly OptionalSlot[];
}

export const baseOf = (manuscript: Manuscript): RevisionBase => ({
  version: manuscript.version,
  articleTitle: manuscript.articleTitle,
  articleAbstract: manuscript.articleAbstract,
  articleKeywords: manuscript.articleKeywords,
  articleAuthors: manuscript.articleAuthors,
  statements: manuscript.statements,
  files: manuscript.files,
  section: manuscript.section,
  articleType: manuscript.articleType,
});

/** The change that changes nothing yet. */
export function revisionOf(manuscript: Manuscript): Revision {
  const { awsId, journalId, specialReview, articleTitle, articleAbstract, articleKeywords } = manuscript;
  const texts = { awsId, journalId, specialReview, articleTitle, articleAbstract, articleKeywords };
  const classes = classesOf(manuscript);
  const statements = typedFrom(manuscript.statements);
  const draft = { ...newContent(), ...texts, ...classes, authors: manuscript.articleAuthors, statements };
  return { base: baseOf(manuscript), draft, emptiedSlots: [] };
}

/** Whether two parts hold the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isNewFile = (file: StoredFile | null): file is StoredFile => file !== null;

/** The section and article type that the change sets; what is left out stays. */
function changedClasses({ base, draft }: Revision): Pick<RevisionBody, 'sectionId' | 'articleTypeId'> {
  const before = classesOf(base);
  return {
    ...(draft.sectionId === before.sectionId ? {} : { sectionId: draft.sectionId || null }),
    ...(draft.articleTypeId === before.articleTypeId ? {} : { articleTypeId: draft.articleTypeId || null }),
  };
}

/** The statements that the change sets; left out, they stay. */
export const changedStatements = ({
  base,
  draft,
}: Pick<Revision, 'base' | 'draft'>): Pick<RevisionBody, 'statements'> =>
  isSame(draft.statements, typedFrom(base.statements)) ? {} : { statements: statementsSent(draft.statements) };

/** Whether the change differs from the manuscript. */
export function isChanged(revision: Revision): boolean {
  const { base, draft, emptiedSlots } = revision;
  return (
    draft.articleTitle !== base.articleTitle ||
    draft.articleAbstract !== base.articleAbstract ||
    Object.keys(changedClasses(revision)).length > 0 ||
    Object.keys(changedStatements(revision)).length > 0 ||
    !isSame(draft.articleKeywords, base.articleKeywords) ||
    draft.keywordInProgress.trim() !== '' ||
    !isSame(draft.authors, base.articleAuthors) ||
    draft.authorEdited !== null ||
    !isSame(draft.authorInProgress, newContent().authorInProgress) ||
    draft.files.some(isNewFile) ||
    emptiedSlots.length > 0
  );
}

/** The file that a slot will have; null for one that stays or becomes empty. */
export function fileAfter({ base, draft, emptiedSlots }: Revision, slot: number) {
  const chosen = draft.files[slot] ?? null;
  if (chosen) return chosen;
  const isEmptied = emptiedSlots.some((emptied) => emptied === slot);
  return isEmptied ? null : (base.files.find((file) => file.slot === slot) ?? null);
}

/** What keeps a change from being sent, as the wizard words it. */
export function revisionProblems(revision: Revision, isAdmin: boolean): DraftProblem[] {
  const files = fileSlots.map((_, slot) => {
    const file = fileAfter(revision, slot);
    return file ? { ...file, id: file.url } : null;
  });
  return draftProblems({ ...revision.draft, files }, isAdmin);
}

const withoutEnding = (name: string) => name.replace(/\.[^.]+$/, '');

/** The files in the form, for authors who are asked to replace them. */
export const filesAnchor = 'revision-files';

/** What is sent; untouched authors and slots are left out, and stay. */
export function bodyOf(revision: Revision, isAdmin: boolean): RevisionBody {
  const { base, draft, emptiedSlots } = revision;
  const rules = authorRules(isAdmin);
  const manuscript = draft.files[manuscriptSlot];
  return {
    articleTitle: draft.articleTitle,
    articleAbstract: draft.articleAbstract,
    articleKeywords: draft.articleKeywords,
    ...changedClasses(revision),
    ...changedStatements(revision),
    ...(isSame(draft.authors, base.articleAuthors) ? {} : { authors: draft.authors.map((one) => rules.parse(one)) }),
    filesUrl: draft.files.filter(isNewFile).map(({ url }) => url),
    emptiedSlots: [...emptiedSlots],
    ...(manuscript ? { publicPdfName: withoutEnding(manuscript.name) } : {}),
    version: base.version,
  };
}
