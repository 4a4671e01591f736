import { distance } from 'fastest-levenshtein';
import * as t from '../messages/settings.ts';

/** How many letters may be wrong: of a short name another one may well be meant. */
const mostWrong = (name: string): number => (name.length > 8 ? 2 : 1);
const shortest = 8;

/** Names that are set and are no setting, but hardly differ from one: what was meant would be passed over in silence. */
export function misspeltSettings(environment: NodeJS.ProcessEnv, known: readonly string[]): string[] {
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || !/^[A-Z0-9_]+$/.test(name)) return [];
    const meant = known.find((one) => one.length >= shortest && distance(one, name) <= mostWrong(one));
    return meant === undefined ? [] : [t.misspelt({ name, meant })];
  });
}
