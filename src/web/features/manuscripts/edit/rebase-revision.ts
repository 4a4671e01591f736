import { fileSlots } from '../../../../contracts/constants.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { nameOf } from '../wizard/authors.ts';
import { baseOf, isSame, type Revision, type RevisionBase } from './revision.ts';

/** A part of the manuscript that was changed here and elsewhere; `theirs` is what stands now, in words. */
export interface Clash {
  readonly part: string;
  readonly theirs: string;
}

/** What happened to a manuscript while somebody was changing it. */
export interface Elsewhere {
  /** The parts that nobody had touched here: they are as they stand now. */
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

function partsOf({ base, draft }: Revision, now: RevisionBase): Part[] {
  const { articleTitle, articleAbstract, articleKeywords, articleAuthors: authors } = now;
  return [
    {
      name: 'Title',
      before: base.articleTitle,
      theirs: articleTitle,
      mine: draft.articleTitle,
      words: articleTitle,
      take: { articleTitle },
    },
    {
      name: 'Abstract',
      before: base.articleAbstract,
      theirs: articleAbstract,
      mine: draft.articleAbstract,
      words: articleAbstract,
      take: { articleAbstract },
    },
    {
      name: 'Keywords',
      before: base.articleKeywords,
      theirs: articleKeywords,
      mine: draft.articleKeywords,
      words: articleKeywords.join(', '),
      take: { articleKeywords },
    },
    {
      name: 'Authors',
      before: base.articleAuthors,
      theirs: authors,
      mine: draft.authors,
      words: authors.map(nameOf).join(', '),
      take: { authors },
    },
  ];
}

/** Files are no texts: what stands now is named, and a slot that was filled or emptied here stays as it is here. */
function fileNews({ base, draft, emptiedSlots }: Revision, now: RevisionBase): Elsewhere {
  const news = fileSlots.flatMap((label, slot) => {
    const [before, after] = [base, now].map(({ files }) => files.find((file) => file.slot === slot));
    if (before?.url === after?.url) return [];
    const isTouched = Boolean(draft.files[slot]) || emptiedSlots.some((emptied) => emptied === slot);
    return [{ part: label, theirs: after?.name ?? 'No file', isTouched }];
  });
  return {
    taken: news.filter(({ isTouched }) => !isTouched).map(({ part }) => part),
    clashes: news.filter(({ isTouched }) => isTouched).map(({ part, theirs }) => ({ part, theirs })),
  };
}

/** Brings a change up to what stands now (decision 35): what was typed stays, what was not touched follows. */
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
          .map(({ name, words }) => ({ part: name, theirs: words === '' ? 'Nothing' : words })),
        ...files.clashes,
      ],
    },
  };
}

/** The change with what stands now in place of what was typed for one part. */
export function takeTheirs(revision: Revision, part: string): Revision {
  const slot = fileSlots.findIndex((label) => label === part);
  const { base, draft } = revision;
  if (slot >= 0) {
    return {
      ...revision,
      draft: { ...draft, files: draft.files.with(slot, null) },
      emptiedSlots: revision.emptiedSlots.filter((emptied) => emptied !== slot),
    };
  }
  const take = partsOf(revision, base).find(({ name }) => name === part)?.take ?? {};
  return { ...revision, draft: { ...draft, ...take } };
}
