import path from 'node:path';

/** The product's own folder. The source of this file and the built server (`build/app`) lie equally deep in it. */
export const projectFolder = path.resolve(import.meta.dirname, '../..');

/** What lies in the product's folder, wherever the code that asks has been built to. */
export const inProject = (...parts: readonly string[]): string => path.join(projectFolder, ...parts);
