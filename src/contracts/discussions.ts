import * as t from '../messages/contracts.ts';
import { defineCall, FileReply, StreamBody } from './call.ts';
import { audiences, Discussions, mostDiscussionFiles, mostTold } from './discussion-values.ts';
import { StoredFile } from './files.ts';
import { longestNote } from './review-limits.ts';
import { fileAddress, flag, Id, line, prose } from './values.ts';
import { z } from './zod-for-pages.ts';

const ofManuscript = z.object({ articleId: Id });
const ofReview = z.object({ invitationId: Id });
const ofOne = z.object({ discussionId: Id });
const Done = z.object({ message: z.string() });
const Opened = Done.extend({ discussionId: Id });

/** A message as it is written. */
export const NewMessage = z.object({
  text: prose(t.theMessage, longestNote),
  filesUrl: z
    .array(fileAddress)
    .max(mostDiscussionFiles, { error: () => t.tooManyFiles({ most: mostDiscussionFiles }) })
    .default([]),
  /** Editors to be told of it, by id; only editors name any. */
  tell: z.array(Id).max(mostTold).default([]),
  /** An editor sends it although it may name someone whom its readers must not know. */
  isMeant: flag.default(false),
});

/** A discussion with its first message. */
const Opening = NewMessage.extend({ subject: line(t.theSubject, 200) });

/** What is said about a manuscript between its editors, its author and its reviewers; finer rules are the use cases'. */
export const discussions = {
  ofManuscript: defineCall({
    method: 'GET',
    path: '/api/discussions/manuscripts/:articleId',
    summary: 'The discussions on a manuscript, as its editors or its author see them',
    access: 'user',
    params: ofManuscript,
    reply: Discussions,
  }),
  ofReview: defineCall({
    method: 'GET',
    path: '/api/review/reviews/:invitationId/discussions',
    summary: 'The discussions of a reviewer with the editors',
    access: 'user',
    params: ofReview,
    reply: Discussions,
  }),
  open: defineCall({
    method: 'POST',
    path: '/api/discussions/manuscripts/:articleId',
    summary: 'Opens a discussion: editors with editors, the author or one reviewer; the author with the editors',
    access: 'user',
    params: ofManuscript,
    body: Opening.extend({
      audience: z.enum(audiences, { error: t.chooseAudience }),
      /** Of the reviewer. */
      invitationId: Id.nullable().default(null),
    }),
    reply: Opened,
  }),
  openWithEditors: defineCall({
    method: 'POST',
    path: '/api/review/reviews/:invitationId/discussions',
    summary: 'Opens a discussion of a reviewer with the editors',
    access: 'user',
    params: ofReview,
    body: Opening,
    reply: Opened,
  }),
  write: defineCall({
    method: 'POST',
    path: '/api/discussions/:discussionId/messages',
    summary: 'Writes a message in a discussion',
    access: 'user',
    params: ofOne,
    body: NewMessage,
    reply: Done,
  }),
  close: defineCall({
    method: 'POST',
    path: '/api/discussions/:discussionId/closing',
    summary: 'Closes or reopens a discussion; editors only',
    access: 'user',
    params: ofOne,
    body: z.object({ isClosed: flag }),
    reply: Done,
  }),
  markRead: defineCall({
    method: 'POST',
    path: '/api/discussions/:discussionId/read',
    summary: 'Marks a discussion as read up to a message',
    access: 'user',
    params: ofOne,
    body: z.object({ messageId: Id }),
    reply: Done,
  }),
  dismissEmail: defineCall({
    method: 'POST',
    path: '/api/discussions/emails/:discussionEmailId/dismissal',
    summary: 'Dismisses an email for a discussion that came from another address; editors only',
    access: 'user',
    params: z.object({ discussionEmailId: Id }),
    reply: Done,
  }),
  upload: defineCall({
    method: 'POST',
    path: '/api/discussions/files',
    limit: { rule: 'upload', account: 'caller' },
    summary: 'Stores a file for a message (multipart field s3Files); it is deleted after a day unless it is sent',
    access: 'user',
    body: StreamBody,
    bodyKind: 'multipart',
    reply: StoredFile,
    status: 201,
  }),
  file: defineCall({
    method: 'GET',
    path: '/api/discussions/files/:fileId',
    summary: 'A file of a message, for the people of its discussion',
    access: 'user',
    credentials: 'bearer-or-cookie',
    params: z.object({ fileId: Id }),
    reply: FileReply,
    replyKind: 'file',
  }),
} as const;
