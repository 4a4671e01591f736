import { sql, type SQL } from 'drizzle-orm';

/** A text as people type it: no accents, no case, no apostrophes. */
const folded = (text: unknown) => sql`translate(lower(unaccent(${text})), '''’‘ʼ', '')`;

/** The pattern of whatever contains a word. */
const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The first words of what somebody searches for. */
export const searchWords = (query: string): string[] =>
  query
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);

/** Whether a text holds a word, however it is written. */
export const holdsWord = (text: unknown, word: string): SQL =>
  sql`${folded(text)} like ${folded(sql`${containing(word)}::text`)}`;
