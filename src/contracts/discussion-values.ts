import { NeutralFile } from './review-values.ts';
import { Id, PartialDay } from './values.ts';
import { z } from './zod-for-pages.ts';

/** Who takes part in a discussion: its editors alone, or its author or one reviewer as well. */
export const audiences = ['editors', 'author', 'reviewer'] as const;
export type Audience = (typeof audiences)[number];

/** What a person may do next in a discussion. */
export const discussionActions = ['write', 'close', 'reopen'] as const;
export type DiscussionAction = (typeof discussionActions)[number];

/** As many editors as can be told of a message. */
export const mostTold = 20;

/** As many files as a message can have. */
export const mostDiscussionFiles = 3;

/** A person or a group with whom a discussion can be opened, named as the caller may name them. */
export const Counterpart = z.object({ audience: z.enum(audiences), invitationId: Id.nullable(), name: z.string() });
export type Counterpart = z.infer<typeof Counterpart>;

/** A message, by a name that the caller may know. */
export const DiscussionMessage = z.object({
  id: Id,
  by: z.string(),
  isOwn: z.boolean(),
  on: PartialDay,
  text: z.string(),
  files: z.array(NeutralFile),
  /** The editors whom its writer wanted to be told, by name; for editors only. */
  told: z.array(z.string()),
});
export type DiscussionMessage = z.infer<typeof DiscussionMessage>;

/** An email that came to a reply address from another address than that of its person: for editors only. */
export const UnattributedEmail = z.object({ id: Id, from: z.string(), on: PartialDay, text: z.string() });
export type UnattributedEmail = z.infer<typeof UnattributedEmail>;

/** A discussion as one of its people sees it. */
export const Discussion = z.object({
  id: Id,
  counterpart: Counterpart,
  subject: z.string(),
  isClosed: z.boolean(),
  /** Messages of others that the caller has not read. */
  unread: z.int(),
  /** Whether the reviewer no longer reviews, and can read but not answer. */
  isOneSided: z.boolean(),
  unattributed: z.array(UnattributedEmail),
  messages: z.array(DiscussionMessage),
  allowed: z.array(z.enum(discussionActions)),
});
export type Discussion = z.infer<typeof Discussion>;

/** Another editor of the manuscript. */
export const Colleague = z.object({ id: Id, name: z.string() });
export type Colleague = z.infer<typeof Colleague>;

/** The discussions of a person on a manuscript, the latest message first, and with whom they can open another. */
export const Discussions = z.object({
  discussions: z.array(Discussion),
  canOpenWith: z.array(Counterpart),
  /** The other editors, whom an editor can have told of a message. */
  canTell: z.array(Colleague),
});
export type Discussions = z.infer<typeof Discussions>;
