import { v4 } from 'uuid';
import { z } from 'zod';
import { StoredFile } from '../../../../contracts/files.ts';
import type { IssueBuild } from '../../../../contracts/issue-builds.ts';
import { NewFullIssue } from '../../../../contracts/issues.ts';
import { fromMinorUnits, minorUnitsOf } from '../../../../contracts/money.ts';
import * as t from '../../../../messages/issues.ts';
import { placeOf } from '../issue-place.ts';

/** The name of an issue after its place changed: an empty name, or one starting with the old place, follows. */
export function nameAt(name: string, before: string | null, now: string): string {
  if (name === '') return now;
  return before !== null && name.startsWith(before) ? now + name.slice(before.length) : name;
}

/** An issue in its form, valid or not, with its upload id and uploaded files. */
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

/** An empty issue. */
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

/** The issue saved in this browser, or an empty one. */
export function readIssueDraft(userId: string): IssueDraft {
  try {
    return IssueDraft.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return newIssueDraft();
  }
}

/** Saves an issue in this browser, so that a reload or an ended session does not lose it. */
export function keepIssueDraft(userId: string, draft: IssueDraft): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // Without storage, typed text lasts as long as the page.
  }
}

/** Removes the issue from this browser. */
export const forgetIssueDraft = (userId: string): void => localStorage.removeItem(keyOf(userId));

/** A draft with a built cover and document; other typed text stays. */
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
    context.addIssue(typed.trim() === '' ? t.priceMissing() : t.priceMalformed());
    return z.NEVER;
  })
  .pipe(NewFullIssue.shape.issuePrice);

/** The form of a full issue: the contract's rules, with the price as a person types it. */
export const IssueForm = NewFullIssue.extend({ issuePrice: TypedPrice });
