/** A file of an email. */
export interface ArrivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** An email that has arrived, as far as it is used; nothing in it can be trusted. */
export interface ArrivedEmail {
  /** The names of its head in lower case, each with its values. */
  readonly head: ReadonlyMap<string, readonly string[]>;
  /** The addresses of its sender, in lower case: an honest email has one. */
  readonly from: readonly string[];
  readonly messageId: string | null;
  /** Plain text, made of the HTML where there is no other. */
  readonly text: string;
  /** Without pictures inside the text, signatures and appointments. */
  readonly files: readonly ArrivedFile[];
}
