import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Node holds the text of every module, and with a single email beyond ASCII in it takes two bytes for each of its emails: such
 * emails are written as escapes. They stand in texts and patterns alone, never in those that are taken raw.
 *
 * @param {string} code
 */
const inOneByte = (code) =>
  code.replace(/[^\0-\u007f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Writes every module of a folder anew in ASCII. @param {string} built */
export function writeInOneByte(built) {
  for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.js')) writeFileSync(join(built, name), inOneByte(readFileSync(join(built, name), 'utf8')));
}
