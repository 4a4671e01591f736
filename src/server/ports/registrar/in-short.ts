const longestMessage = 500;

/** A text of the registrar as one line for an administrator. */
export const inShort = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longestMessage);
