/** Bytes sent so far, and in all. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** The progress of an upload, in whole per cent. */
export const percentSent = ({ sent, total }: UploadProgress): number =>
  total === 0 ? 0 : Math.floor((sent / total) * 100);
