/** The affiliations that an author typed into one field, divided by semicolons. */
export const affiliationsIn = (typed: string): string[] =>
  [...new Set(typed.split(/[;；؛]/).map((one) => one.trim()))].filter((one) => one !== '');
