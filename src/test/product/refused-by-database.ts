import { expect } from 'vitest';

/** The error of a statement that a rule of the database refused in these words. */
export const refused = (words: string) => ({ cause: { message: expect.stringContaining(words) as unknown } });
