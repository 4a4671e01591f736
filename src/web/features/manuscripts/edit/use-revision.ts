import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { DraftContent } from '../../../../contracts/drafts.ts';
import { NamedClass } from '../../../../contracts/journal-setup-values.ts';
import { Manuscript, OptionalSlot } from '../../../../contracts/manuscript-values.ts';
import { noStatements, StatedStatements } from '../../../../contracts/statements.ts';
import { partsChanged, type DraftChange } from '../wizard/draft.ts';
import { rebaseRevision, takeTheirs, type Elsewhere } from './rebase-revision.ts';
import { isChanged, revisionOf, type Revision } from './revision.ts';

/** A change as the browser saves it. */
const SavedRevision = z.object({
  base: Manuscript.pick({
    version: true,
    articleTitle: true,
    articleAbstract: true,
    articleKeywords: true,
    articleAuthors: true,
    files: true,
  }).extend({
    // A change from before sections and statements has none.
    statements: StatedStatements.default(noStatements),
    section: NamedClass.nullable().default(null),
    articleType: NamedClass.nullable().default(null),
  }),
  draft: DraftContent.extend({ awsId: z.string() }),
  emptiedSlots: z.array(OptionalSlot),
});

const keyOf = (userId: string, articleId: string) => `colophon:revision:${userId}:${articleId}`;

/** The unsent change of a manuscript in this browser, if there is one. */
export function readSavedRevision(userId: string, articleId: string): Revision | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(userId, articleId)) ?? 'null');
    return SavedRevision.nullable().safeParse(value).data ?? null;
  } catch {
    return null;
  }
}

/** Removes a change from this browser. */
const forgetRevision = (userId: string, articleId: string): void => localStorage.removeItem(keyOf(userId, articleId));

/** Saves a change in the browser, or removes one that changes nothing. False if there is no room for it. */
function keepRevision(userId: string, articleId: string, revision: Revision): boolean {
  try {
    if (isChanged(revision)) localStorage.setItem(keyOf(userId, articleId), JSON.stringify(revision));
    else forgetRevision(userId, articleId);
    return true;
  } catch {
    return false;
  }
}

/** The saved change of a manuscript, or a new one; `wasKept` tells which. */
function openRevision(userId: string, manuscript: Manuscript) {
  const kept = readSavedRevision(userId, manuscript.id);
  return { revision: kept ?? revisionOf(manuscript), wasSaved: kept !== null, isInBrowser: true };
}

/** The change of a manuscript, saved in the browser during typing, and updated when the manuscript changes elsewhere. */
export function useRevision(userId: string, manuscript: Manuscript) {
  const [state, setState] = useState(() => openRevision(userId, manuscript));
  const [news, setNews] = useState<Elsewhere | null>(null);
  // An upload may end after the page is closed: its change is saved, too.
  const latest = useRef(state.revision);

  const set = useCallback(
    (revision: Revision) => {
      latest.current = revision;
      const isInBrowser = keepRevision(userId, manuscript.id, revision);
      setState((last) => ({ ...last, revision, isInBrowser }));
    },
    [userId, manuscript.id],
  );
  const change = useCallback(
    (part: DraftChange) => {
      const { draft } = latest.current;
      set({ ...latest.current, draft: { ...draft, ...partsChanged(draft, part) } });
    },
    [set],
  );

  useEffect(() => {
    if (latest.current.base.version === manuscript.version) return;
    const rebased = rebaseRevision(latest.current, manuscript);
    set(rebased.revision);
    setNews(rebased.news);
  }, [manuscript, set]);

  return {
    ...state,
    news,
    change,
    isDirty: isChanged(state.revision),
    setEmptied: (emptiedSlots: Revision['emptiedSlots']) => set({ ...latest.current, emptiedSlots }),
    takeTheirs: (part: string) => {
      set(takeTheirs(latest.current, part));
      setNews((last) => last && { ...last, clashes: last.clashes.filter((clash) => clash.part !== part) });
    },
    undo: () => {
      set(revisionOf(manuscript));
      setNews(null);
    },
    forget: () => forgetRevision(userId, manuscript.id),
  };
}

export type RevisionInUse = ReturnType<typeof useRevision>;
