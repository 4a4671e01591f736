import { stripVTControlCharacters } from 'node:util';

/** Where something failed, what and why, as one line; of each part its first line. @param {(string | undefined)[]} parts */
export const failureLine = (...parts) =>
  parts
    .map((part = '') => stripVTControlCharacters(part).split('\n')[0])
    .filter((part) => part !== '')
    .join(' › ');
