/** Names as they are listed here, with blanks between them. */
export const listed = (names: string): ReadonlySet<string> => new Set(names.split(' '));
