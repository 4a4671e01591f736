import type { Tag } from './word-tags.ts';

const value = /\s(?:[^\s"'=<>/:]+:)?val\s*=\s*("[^"]*"|'[^']*')/;

/** Of what can be chosen from a list in a form, only what is chosen is shown; the others are blank. */
export function followChoices() {
  let [at, chosen, isResult] = [0, 0, false];
  return {
    /** To be given each tag, and how it is written; answers with how it is written now. */
    pass({ name, whole }: Tag, written: string): string {
      if (name === 'ddList') [at, chosen, isResult] = [0, 0, false];
      const number = Number(value.exec(whole)?.[1]?.slice(1, -1));
      if (name === 'result') [chosen, isResult] = [number, true];
      if (name === 'default' && !isResult && Number.isInteger(number)) chosen = number;
      if (name !== 'listEntry') return written;
      at += 1;
      return at - 1 === chosen
        ? written
        : written.replace(value, (all, given: string) => `${all.slice(0, -given.length)}" "`);
    },
  };
}
