/** One message to one person. */
export interface OutgoingMail {
  readonly to: string;
  /** The one address to which an answer goes, where it is not the sender's. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stable over retries, so that a receiver can drop a second copy. */
  readonly messageId: string;
}

export interface WrittenMessage {
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly writtenAt: Date;
}

/** Hands messages over; resolves when the other side has taken responsibility. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
}

/** What the built-in outbox holds; empty when real mail is configured. */
export interface Outbox {
  newest(limit: number): Promise<WrittenMessage[]>;
}
