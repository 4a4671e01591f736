import type { SandboxedTask, DocumentFault, DocumentKind, Passage, DocumentWish } from '../document-inspector.ts';

/** What a sandboxed process is asked to do. */
export interface Asked {
  readonly task: SandboxedTask;
  readonly kind: DocumentKind;
  readonly size: number;
  /** For a task that reads or prints all of it. */
  readonly wish?: DocumentWish | undefined;
  /** Where the PDF of its drawings begins, which is the rest of the document. */
  readonly drawingsAt?: number | undefined;
}

/** What the sandboxed process is told: its task, then the bytes that it asked for, and that a piece of its own was taken. */
export type ToSandboxed = Asked | { readonly bytes: Uint8Array } | { readonly isTaken: true };

/** The worker's messages: it runs, it needs bytes, it has made or read something, its verdict, or its failure. */
export type FromSandboxed =
  | { readonly isReady: true }
  | { readonly start: number; readonly end: number }
  | { readonly piece: Uint8Array; readonly isOfDrawings: boolean }
  | { readonly passages: readonly Passage[] }
  | { readonly verdict: DocumentFault | 'sound' }
  | { readonly failure: string };
