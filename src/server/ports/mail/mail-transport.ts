import type { ReplyAddresses, ReturnPaths } from './return-paths.ts';

/** A message to one person, as it was written. */
export interface OutgoingMail {
  /** The kind of email: `verify`, `decision`, … */
  readonly kind: string;
  readonly to: string;
  /** The one address to which an answer goes, where it is not the sender's. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link that lets its reader act as the recipient; no one else may read it. */
  readonly secret: string | null;
}

/** A message as it goes out. */
export interface PostedMail extends Pick<OutgoingMail, 'to' | 'replyTo' | 'subject' | 'text' | 'html'> {
  /** The same at each try, so that a recipient can drop a second copy. */
  readonly messageId: string;
  /** Where reports of what became of it go; null: to the sender. */
  readonly returnPath: string | null;
  /** More lines of its head, by their names. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Hands messages over; resolves when the other side has taken responsibility, and fails with a `DeliveryFault`. */
export interface MailTransport {
  /** Whether emails are not sent but saved as files (decision 33). */
  readonly isBuiltIn: boolean;
  /** Where delivery reports go; null: to the sender, where they are not read. */
  readonly returnPaths: ReturnPaths | null;
  /** Where answers to discussions go; null where no mailbox is read. */
  readonly replyAddresses: ReplyAddresses | null;
  send(mail: PostedMail): Promise<void>;
  /**
   * Deletes its data of emails that are no longer stored; returns how many. `keptOf` returns which of some ids still
   * are.
   */
  clear(savedOf: (emailIds: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
  close(): Promise<void>;
}
