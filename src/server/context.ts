import { notLoggedIn } from './errors.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Database } from './db/database.ts';
import type { ReplicaState } from './db/replica/open-replica.ts';
import type { DocumentConverter } from './ports/conversion/document-converter.ts';
import type { DocumentInspector } from './ports/inspection/document-inspector.ts';
import type { Locks } from './ports/workers/fair-locks.ts';
import type { MailTransport } from './ports/mail/mail-transport.ts';
import type { PaymentProvider } from './ports/payments/payment-provider.ts';
import type { OrcidProvider } from './ports/orcid/orcid-provider.ts';
import type { DoiRegistrar } from './ports/registrar/doi-registrar.ts';
import type { ResumableUploads } from './ports/resumable/resumable-uploads.ts';
import type { FileStorage } from './ports/storage/file-storage.ts';
import type { WorkSearch } from './ports/work-search/work-search.ts';

export interface SignedInActor {
  readonly kind: 'user';
  readonly userId: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly sessionId: string;
}

/** Who acts. Exhaustive switches over it show who was forgotten. */
export type Actor =
  | { readonly kind: 'visitor' }
  | SignedInActor
  | { readonly kind: 'system'; readonly task: string }
  | { readonly kind: 'payment-provider' };

/** The facts of this installation that use cases need. */
export interface SiteFacts {
  readonly name: string;
  readonly url: string;
  /** The contact address until an administrator publishes another one: see `readContactEmail`. */
  readonly firstContactEmail: string;
  /** The publisher's name on invoices. */
  readonly legalName: string;
  /** The VAT that prices contain, and the number under which the publisher pays it; null for none. */
  readonly vat: { readonly percent: number; readonly number: string } | null;
  readonly isDemo: boolean;
  readonly maxUploadBytes: number;
  /** The platform's entry in the registry of COUNTER; empty where it has none. */
  readonly counterRegistryRecord: string;
}

export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Everything that a use case may touch; nothing in it is optional. */
export interface Context {
  readonly actor: Actor;
  readonly db: Database;
  /** The primary, for writes that follow a read, when `db` is a replica. */
  readonly primary: Database;
  /** The state of the replica, if there is one. */
  readonly replicaState: () => ReplicaState;
  readonly storage: FileStorage;
  readonly inspection: DocumentInspector;
  readonly conversion: DocumentConverter;
  readonly resumable: ResumableUploads;
  readonly locks: Locks;
  readonly payments: PaymentProvider;
  readonly jobs: Jobs;
  readonly mail: MailTransport;
  readonly registrar: DoiRegistrar;
  readonly orcid: OrcidProvider;
  readonly workSearch: WorkSearch;
  readonly site: SiteFacts;
  readonly log: Log;
  now(): Date;
  /** Makes the pages that the processes of this machine keep worthless, before it resolves. */
  renewPages(): Promise<void>;
  /** Tells every process that public pages changed; inside a transaction it takes effect with the commit. */
  announcePublicChange(): Promise<void>;
}

/** The signed-in person, or 401. */
export function signedIn(ctx: Context): SignedInActor {
  if (ctx.actor.kind !== 'user') throw notLoggedIn();
  return ctx.actor;
}

/** How an actor is named on the record. */
export function actorName(actor: Actor): string {
  switch (actor.kind) {
    case 'visitor':
      return 'visitor';
    case 'user':
      return `user:${actor.userId}`;
    case 'system':
      return `system:${actor.task}`;
    case 'payment-provider':
      return 'payment-provider';
  }
}
