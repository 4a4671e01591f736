import { delimiter, dirname, join, resolve } from 'node:path';

/** The project's folder, wherever the command was given. */
export const projectRoot = resolve(import.meta.dirname, '..');

/** Where npm puts the programs of our dependencies. */
export const programFolder = inProject('node_modules', '.bin');

/** A path below the project's folder. @param {string[]} parts */
export function inProject(...parts) {
  return join(projectRoot, ...parts);
}

/** A program of our dependencies. @param {string} name */
export function program(name) {
  return join(programFolder, name);
}

/** The environment in which programs find that Node and each other. @param {string} node @returns {NodeJS.ProcessEnv} */
export function environmentFor(node) {
  const folders = [dirname(node), programFolder, process.env.PATH].filter((folder) => folder !== undefined);
  return { ...process.env, PATH: folders.join(delimiter) };
}
