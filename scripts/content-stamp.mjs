import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { inProject } from './project.mjs';

/** One hash over the names and contents of files and folders of the project. @param {string[]} paths */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn).toSorted()) hash.update(`${path}\0`).update(readFileSync(inProject(path)));
  return hash.digest('hex');
}

/** Whether the stamp was written for this content. @param {string} stamp @param {string} hash */
export function isStamped(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** Notes that the work for this content is done. @param {string} stamp @param {string} hash */
export function writeStamp(stamp, hash) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(inProject(path))) return [];
  if (!statSync(inProject(path)).isDirectory()) return [path];
  return readdirSync(inProject(path)).flatMap((name) => filesIn(posix.join(path, name)));
}
