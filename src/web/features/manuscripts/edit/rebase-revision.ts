import { fileSlots } from '../../../../contracts/constants.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/wizard.ts';
import { classesOf } from '../class-fields.tsx';
import { typedFrom } from '../statements/typed-statements.ts';
import { presentStatements } from '../../../../contracts/statement-words.ts';
import { nameOf } from '../wizard/authors.ts';
import { withFile } from '../wizard/draft.ts';
import { baseOf, isSame, type Revision, type RevisionBase } from './revision.ts';

/** A part of the manuscript that was changed here and elsewhere; `theirs` is the other version, in words. */
export interface Clash {
  readonly part: string;
  readonly theirs: string;
}

/** What changed elsewhere while a manuscript was edited here. */
export interface Elsewhere {
  /** The parts that were not touched here: they are updated. */
  readonly taken: readonly string[];
  readonly clashes: readonly Clash[];
}

interface Part {
  readonly name: string;
  readonly before: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  readonly words: string;
  /** What the draft becomes with theirs. */
  readonly take: Partial<Revision['draft']>;
}

/** What is stated, line by line. */
const textsOf = (statements: RevisionBase['statements']): string[] =>
  presentStatements(statements).flatMap(({ lines }) => lines.map(({ text }) => text));

const statementsPart = ({ base, draft }: Pick<Revision, 'base' | 'draft'>, now: RevisionBase): Part => ({
  name: t.partStatements(),
  before: typedFrom(base.statements),
  theirs: typedFrom(now.statements),
  mine: draft.statements,
  words: textsOf(now.statements).join('\n'),
  take: { statements: typedFrom(now.statements) },
});

function partsOf({ base, draft }: Revision, now: RevisionBase): Part[] {
  const { articleTitle, articleAbstract, articleKeywords, articleAuthors: authors } = now;
  const [before, { sectionId, articleTypeId }] = [classesOf(base), classesOf(now)];
  return [
    {
      name: common.title(),
      before: base.articleTitle,
      theirs: articleTitle,
      mine: draft.articleTitle,
      words: articleTitle,
      take: { articleTitle },
    },
    {
      name: common.abstract(),
      before: base.articleAbstract,
      theirs: articleAbstract,
      mine: draft.articleAbstract,
      words: articleAbstract,
      take: { articleAbstract },
    },
    {
      name: t.keywords(),
      before: base.articleKeywords,
      theirs: articleKeywords,
      mine: draft.articleKeywords,
      words: articleKeywords.join(', '),
      take: { articleKeywords },
    },
    {
      name: t.authors(),
      before: base.articleAuthors,
      theirs: authors,
      mine: draft.authors,
      words: authors.map(nameOf).join(', '),
      take: { authors },
    },
    statementsPart({ base, draft }, now),
    {
      name: common.section(),
      before: before.sectionId,
      theirs: sectionId,
      mine: draft.sectionId,
      words: now.section?.name ?? '',
      take: { sectionId },
    },
    {
      name: common.articleType(),
      before: before.articleTypeId,
      theirs: articleTypeId,
      mine: draft.articleTypeId,
      words: now.articleType?.name ?? '',
      take: { articleTypeId },
    },
  ];
}

/** Files are only named; a slot that was filled or emptied here stays so. */
function fileNews({ base, draft, emptiedSlots }: Revision, now: RevisionBase): Elsewhere {
  const news = fileSlots.flatMap((label, slot) => {
    const [before, after] = [base, now].map(({ files }) => files.find((file) => file.slot === slot));
    if (before?.url === after?.url) return [];
    const isTouched = Boolean(draft.files[slot]) || emptiedSlots.some((emptied) => emptied === slot);
    return [{ part: label, theirs: after?.name ?? t.noFile(), isTouched }];
  });
  return {
    taken: news.filter(({ isTouched }) => !isTouched).map(({ part }) => part),
    clashes: news.filter(({ isTouched }) => isTouched).map(({ part, theirs }) => ({ part, theirs })),
  };
}

/** Updates a change to the latest version (decision 35): typed parts stay, untouched parts follow. */
export function rebaseRevision(revision: Revision, manuscript: Manuscript): { revision: Revision; news: Elsewhere } {
  const now = baseOf(manuscript);
  const changed = partsOf(revision, now).filter(
    ({ before, theirs, mine }) => !isSame(before, theirs) && !isSame(mine, theirs),
  );
  const untouched = changed.filter(({ before, mine }) => isSame(before, mine));
  const files = fileNews(revision, now);
  const draft = { ...revision.draft };
  for (const { take } of untouched) Object.assign(draft, take);
  return {
    revision: { ...revision, base: now, draft },
    news: {
      taken: [...untouched.map(({ name }) => name), ...files.taken],
      clashes: [
        ...changed
          .filter((part) => !untouched.includes(part))
          .map(({ name, words }) => ({ part: name, theirs: words === '' ? t.emptyPart() : words })),
        ...files.clashes,
      ],
    },
  };
}

/** The change with the other version of one part. */
export function takeTheirs(revision: Revision, part: string): Revision {
  const slot = fileSlots.findIndex((label) => label === part);
  const { base, draft } = revision;
  if (slot >= 0) {
    return {
      ...revision,
      draft: { ...draft, files: withFile(draft.files, slot, null) },
      emptiedSlots: revision.emptiedSlots.filter((emptied) => emptied !== slot),
    };
  }
  const take = partsOf(revision, base).find(({ name }) => name === part)?.take ?? {};
  return { ...revision, draft: { ...draft, ...take } };
}
