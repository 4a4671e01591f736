import type { DocumentFault, DocumentKind } from '../document-inspector.ts';

/** What the confined process is told: its document, then the bytes that it asked for. */
export type ToConfined = { readonly kind: DocumentKind; readonly size: number } | { readonly bytes: Uint8Array };

/** What the confined process says: that it runs, which bytes it wants, its verdict, or that it cannot give one. */
export type FromConfined =
  | { readonly isReady: true }
  | { readonly start: number; readonly end: number }
  | { readonly verdict: DocumentFault | 'sound' }
  | { readonly failure: string };
