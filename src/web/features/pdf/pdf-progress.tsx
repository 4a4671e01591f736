import { PdfMessage } from './pdf-message.tsx';

export interface LoadProgress {
  readonly loaded: number;
  /** 0 while the size is not known. */
  readonly total: number;
}

/** How far the loading of the first pages has come. */
export function PdfProgress({ progress: { loaded, total } }: { progress: LoadProgress }) {
  return (
    <PdfMessage>
      <p role="status">Opening the PDF…</p>
      <progress aria-label="Loading" {...(total > 0 ? { max: total, value: Math.min(loaded, total) } : {})} />
    </PdfMessage>
  );
}
