/** Bytes sent so far, and in all. */
export interface SendingProgress {
  readonly sent: number;
  readonly total: number;
}

/** The progress of an upload, in whole per cent. */
export const percentSent = ({ sent, total }: SendingProgress): number =>
  total === 0 ? 0 : Math.floor((sent / total) * 100);
