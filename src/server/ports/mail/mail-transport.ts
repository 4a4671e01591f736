import type { ReturnPaths } from './return-paths.ts';

/** A message to one person, as it was written. */
export interface OutgoingMail {
  /** What it is about: `verify`, `decision`, … */
  readonly kind: string;
  readonly to: string;
  /** The one address to which an answer goes, where it is not the sender's. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link in it by which whoever reads it could act as its recipient; nobody else is to read it. */
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
  /** Whether messages reach nobody and are kept as files (decision 33). */
  readonly isBuiltIn: boolean;
  /** Where reports of what became of an email go; null: to the sender, and nobody reads them. */
  readonly returnPaths: ReturnPaths | null;
  send(mail: PostedMail): Promise<void>;
  /** Removes what it holds of emails that are not kept any more; answers how many. `keptOf` tells which of some ids are. */
  clear(savedOf: (emailIds: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
  close(): Promise<void>;
}
