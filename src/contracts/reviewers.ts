import { longestNote } from './review-limits.ts';
import { defineCall, FileReply } from './call.ts';
import { z } from './zod-for-pages.ts';

/** What a reviewer says of themselves. */
export const ReviewerProfile = z.object({
  interests: z.string().trim().max(longestNote),
  mostOpenReviews: z.int().min(0).max(20),
});
export type ReviewerProfile = z.infer<typeof ReviewerProfile>;

/** The reminders that a person can mute; emails with decisions are always sent. */
export const mutableReminders = [
  'invitation-unanswered',
  'review-due',
  'review-overdue',
  'reports-in',
  'decision-due',
  'revision-due',
] as const;
export type MutableReminder = (typeof mutableReminders)[number];

const Done = z.object({ message: z.string() });

/** What reviewers, and others in peer review, settle about themselves. */
export const reviewers = {
  profile: defineCall({
    method: 'GET',
    path: '/api/review/profile',
    summary: 'The caller’s reviewer profile',
    access: 'user',
    reply: ReviewerProfile,
  }),
  saveProfile: defineCall({
    method: 'PUT',
    path: '/api/review/profile',
    summary: 'Changes the caller’s reviewer profile',
    access: 'user',
    body: ReviewerProfile,
    reply: Done,
  }),
  certificate: defineCall({
    method: 'GET',
    path: '/api/review/certificate/:year',
    summary: 'A certificate of the caller’s reviews in a year; it names no manuscript',
    access: 'user',
    credentials: 'bearer-or-cookie',
    params: z.object({ year: z.coerce.number().int().min(2000).max(2999) }),
    reply: FileReply,
    replyKind: 'file',
  }),
  reminders: defineCall({
    method: 'GET',
    path: '/api/review/reminders',
    summary: 'The caller’s muted reminders',
    access: 'user',
    reply: z.object({ muted: z.array(z.enum(mutableReminders)) }),
  }),
  muteReminders: defineCall({
    method: 'PUT',
    path: '/api/review/reminders',
    summary: 'Mutes reminders; decision letters always come',
    access: 'user',
    body: z.object({ muted: z.array(z.enum(mutableReminders)).max(mutableReminders.length) }),
    reply: Done,
  }),
} as const;
