import { v4 } from 'uuid';
import { z } from 'zod';
import { StoredFile } from '../../../../contracts/files.ts';
import type { IssueBuild } from '../../../../contracts/issue-builds.ts';
import { NewFullIssue } from '../../../../contracts/issues.ts';
import { fromMinorUnits, minorUnitsOf } from '../../../../contracts/money.ts';
import { placeOf } from '../issue-place.ts';

/** The name of an issue that has moved from one place to another: an empty one, or one that began with the old place, follows. */
export function nameAt(name: string, before: string | null, now: string): string {
  if (name === '') return now;
  return before !== null && name.startsWith(before) ? now + name.slice(before.length) : name;
}

/** An issue as the form holds it, whatever was typed, and the files that have arrived under its upload id. */
export const IssueDraft = z.object({
  uuid: z.string(),
  journalId: z.string(),
  issueVolume: z.string(),
  issueNumber: z.string(),
  issuePrice: z.string(),
  stripeName: z.string(),
  stripeDescription: z.string(),
  cover: StoredFile.nullable(),
  document: StoredFile.nullable(),
});
export type IssueDraft = z.infer<typeof IssueDraft>;

const keyOf = (userId: string) => `colophon:issue:${userId}`;

/** An issue of which nothing is known yet. */
export const newIssueDraft = (): IssueDraft => ({
  uuid: v4(),
  journalId: '',
  issueVolume: '',
  issueNumber: '',
  issuePrice: '',
  stripeName: '',
  stripeDescription: '',
  cover: null,
  document: null,
});

/** What this browser keeps of an issue that is not on sale yet; a new one where there is nothing. */
export function readIssueDraft(userId: string): IssueDraft {
  try {
    return IssueDraft.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return newIssueDraft();
  }
}

/** Keeps an issue in this browser, so that neither a reload nor a sign-in that ends loses it. */
export function keepIssueDraft(userId: string, draft: IssueDraft): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // A browser may refuse its store: what was typed lives as long as the page does.
  }
}

/** Forgets what this browser keeps of an issue. */
export const forgetIssueDraft = (userId: string): void => localStorage.removeItem(keyOf(userId));

/** A draft with what was built for it; what was typed besides stays. */
export function withBuild(draft: IssueDraft, build: IssueBuild): IssueDraft {
  const { journalId, issueVolume, issueNumber, cover, document } = build;
  const hadPlace = draft.issueVolume !== '' && draft.issueNumber !== '';
  const stripeName = nameAt(draft.stripeName, hadPlace ? placeOf(draft) : null, placeOf(build));
  return { ...draft, journalId, issueVolume, issueNumber, stripeName, cover, document };
}

/** The price as it is typed, 149.00, becomes a number. */
const TypedPrice = z
  .string()
  .transform((typed, context) => {
    const minor = minorUnitsOf(typed);
    if (minor !== null) return fromMinorUnits(minor);
    context.addIssue(typed.trim() === '' ? 'The price is required.' : 'Please enter the price as 149.00.');
    return z.NEVER;
  })
  .pipe(NewFullIssue.shape.issuePrice);

/** The form of a full issue: the contract's rules, with the price as a person types it. */
export const IssueForm = NewFullIssue.extend({ issuePrice: TypedPrice });
