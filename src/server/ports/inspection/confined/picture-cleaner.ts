/** Makes of a picture one without what tells of its making. */
export type PictureCleaner = (bytes: Buffer) => Uint8Array;
