import * as t from '../messages/contracts.ts';
import { defineCall } from './call.ts';
import { DeskEntry, deskFilters } from './desk-values.ts';
import { act, isMeant, letter, ofOne, path, seen } from './editorial-act.ts';
import { invitationCalls } from './editorial-invitations.ts';
import { EditorsManuscript, InitialChecks } from './editorial-values.ts';
import { ReviewSettings } from './review-settings-values.ts';
import { chosenClasses } from './journal-setup-values.ts';
import { manuscriptTexts } from './manuscript-values.ts';
import {
  longestDismissal,
  longestNote,
  longestReason,
  longestRemovedWords,
  mostDays,
  mostExtraDays,
} from './review-limits.ts';
import { decisionKinds, letterKinds } from './review-values.ts';
import { flag, Id, line, prose } from './values.ts';
import { Statements } from './statements.ts';
import { z } from './zod-for-pages.ts';

const findingId = z.string().regex(/^[0-9a-f]{64}$/);

/** What editors, editors in chief and administrators in their place do; finer rules are the use cases'. */
export const editorial = {
  desk: defineCall({
    method: 'GET',
    path: '/api/editorial/desk',
    summary: 'The manuscripts of the caller’s journals that need action, overdue first',
    access: 'user',
    query: z.object({ ...deskFilters, after: z.string().max(200).optional() }),
    reply: z.object({
      manuscripts: z.array(DeskEntry),
      counts: z.object({ needsMe: z.int(), overdue: z.int() }),
      next: z.string().nullable(),
    }),
  }),
  single: defineCall({
    method: 'GET',
    path: path(''),
    summary: 'One manuscript with its checks, invitations, reports, decisions and history',
    access: 'user',
    params: ofOne,
    reply: EditorsManuscript,
  }),
  saveChecks: act(
    'checks',
    'Saves the checklist of the initial checks',
    InitialChecks.extend({
      note: z.string().trim().max(longestNote),
    }),
  ),
  addNote: act('notes', 'Adds a note that only editors read', z.object({ text: prose(t.theNote, longestNote) })),
  dismissFinding: act(
    'dismiss-finding',
    'Dismisses a finding of the anonymity check, with a reason for editors only',
    z.object({ ...seen, finding: findingId, reason: prose(t.theReason, longestDismissal) }),
  ),
  reopenFinding: act('reopen-finding', 'Reopens a dismissed finding', z.object({ ...seen, finding: findingId })),
  removeWords: act(
    'remove-words',
    'Removes the words of a finding from a text; editors can still read the original',
    z.object({ ...seen, finding: findingId, words: line(t.theWords, longestRemovedWords) }),
  ),
  correctDetails: act(
    'correct-details',
    'Corrects title, abstract, keywords, section, article type and statements, with the old ones in the audit log',
    z.object({ ...seen, ...manuscriptTexts, ...chosenClasses, statements: Statements.optional(), isMeant }),
  ),
  startReview: act('start-review', 'Sends the manuscript to review', z.object(seen)),
  deskReject: act(
    'desk-reject',
    'Rejects without review, with reasons; the author can move the manuscript to a suggested journal',
    z.object({ ...seen, letter, isMeant, suggestedJournalId: Id.optional() }),
  ),
  returnToAuthor: act(
    'return',
    'Returns the manuscript to its author with reasons',
    z.object({ ...seen, letter, isMeant }),
  ),
  returnRevision: act(
    'return-revision',
    'Returns a revision with open findings to its author, before anyone is invited to read it',
    z.object({ ...seen, letter, isMeant }),
  ),
  stopReview: act(
    'stop-review',
    'Ends a review before the needed reports are in: rejects the manuscript, or returns it to its author',
    z.object({ ...seen, to: z.enum(['reject', 'return']), letter, isMeant }),
  ),
  ...invitationCalls,
  letterDraft: defineCall({
    method: 'GET',
    path: path('/letter'),
    summary: 'A draft letter for a decision, with the reports',
    access: 'user',
    params: ofOne,
    query: z.object({
      kind: z.enum(letterKinds),
    }),
    reply: z.object({ letter: z.string() }),
  }),
  decide: act(
    'decision',
    'Decides after review; a first decision waits for the editor in chief',
    z.object({
      ...seen,
      kind: z.enum(decisionKinds, { error: t.chooseDecision }),
      letter,
      isMeant,
      suggestedJournalId: Id.optional(),
      /** Of a revision; the journal's usual time when left out. */
      revisionDays: z.int().min(1).max(mostDays.revisionDays).optional(),
      /** Of an administrator who decides without the needed reports. */
      overrideReason: prose(t.theReason, longestReason).optional(),
    }),
  ),
  ratify: act(
    'ratification',
    'Ratifies the first decision, or sends it back with a remark',
    z.object({
      ...seen,
      isRatified: flag,
      /** The decision that was read: when another one waits by now, it is not answered unseen (decision 35). */
      decisionId: Id.optional(),
      remark: z.union([z.literal(''), prose(t.theRemark, longestNote)]).default(''),
      /** Of an administrator who ratifies although reports are missing by now. */
      overrideReason: prose(t.theReason, longestReason).optional(),
    }),
  ),
  retractDecision: act(
    'retract-decision',
    'Takes back a first decision before it is ratified; its editor or an administrator',
    z.object({ ...seen, decisionId: Id }),
  ),
  reopen: act(
    'reopen',
    'Reopens a rejected manuscript, with a letter: for the checks again, or for another round of review',
    z.object({ ...seen, letter, isMeant }),
  ),
  uphold: act('uphold', 'Upholds a rejection after an appeal, with a letter', z.object({ ...seen, letter, isMeant })),
  offerMove: act(
    'offer-move',
    'Offers the author to move the manuscript to another journal, with a letter; the author agrees or declines',
    z.object({ ...seen, letter, isMeant, suggestedJournalId: Id }),
  ),
  takeOfferBack: act('take-offer-back', 'Takes back an offer that the author has not answered', z.object(seen)),
  hold: act('hold', 'Puts the manuscript on hold', z.object({ reason: prose(t.theReason, longestNote) })),
  release: act(
    'release',
    'Resumes a manuscript on hold, or returns it',
    z.object({
      to: z.enum(['go-on', 'return']),
      letter: z.union([z.literal(''), letter]).default(''),
      isMeant,
    }),
  ),
  answerExtension: act(
    'extension',
    'Grants or refuses more time for a revision',
    z.object({
      isGranted: flag,
      days: z.int().min(1).max(mostExtraDays.revision).optional(),
    }),
  ),
  settings: defineCall({
    method: 'GET',
    path: '/api/editorial/settings',
    summary: 'How each journal reviews',
    access: 'administrator',
    reply: z.array(ReviewSettings),
  }),
  changeSettings: defineCall({
    method: 'PUT',
    path: '/api/editorial/settings/:journalId',
    summary:
      'Changes how a journal reviews: required reports at once; model and deadlines for new manuscripts and requests',
    access: 'administrator',
    params: z.object({ journalId: Id }),
    body: ReviewSettings.omit({ journalId: true, journalTitle: true, journalAbbreviation: true }),
    reply: z.object({ message: z.string(), journal: ReviewSettings }),
  }),
} as const;
