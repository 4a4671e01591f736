import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Node holds the text of every module in memory, with two bytes for each character if any is outside of ASCII: so
 * these characters become escapes. They occur in strings and patterns only, never in raw ones.
 * @param {string} code
 */
const inOneByte = (code) =>
  code.replace(/[^\0-\u007f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Rewrites every module of a folder in ASCII. @param {string} built */
export function writeInOneByte(built) {
  for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.js')) writeFileSync(join(built, name), inOneByte(readFileSync(join(built, name), 'utf8')));
}
