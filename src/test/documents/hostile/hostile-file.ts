/** A file that must not be taken: what it is, its name, its bytes, and what its sender must be told. */
export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly words: RegExp;
}

export const hostile = (
  what: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer> | string,
  words: RegExp,
): HostileFile => ({
  what,
  name,
  bytes: typeof bytes === 'string' ? new Uint8Array(Buffer.from(bytes, 'latin1')) : bytes,
  words,
});

export const joined = (...parts: readonly (Uint8Array | string)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));

/** The beginnings of programs, as far as systems look. */
export const windowsProgram = `MZ\u0090\u0000\u0003${'\u0000'.repeat(55)}\u0080\u0000\u0000\u0000This program cannot be run in DOS mode.`;
export const linuxProgram = `\u007fELF\u0002\u0001\u0001${'\u0000'.repeat(57)}`;

export const macros = /contains macros.*save it without them/i;
export const program = /contains an embedded program/;
export const damaged = /is damaged and cannot be opened.*save it again/;
export const password = /is password-protected.*remove the password/i;
