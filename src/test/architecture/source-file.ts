/** A file as the checks see it: its path from the project's folder, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly source: string;
}

/** A wall that a file has broken, in words that say what to do. */
export interface Fault {
  readonly path: string;
  readonly fault: string;
}

/** Code that only tests run: it may look behind the walls. */
export function isForTests(path: string): boolean {
  return path.startsWith('src/test/') || path.startsWith('e2e/') || /\.test\.(tsx?|mjs)$/.test(path);
}

/** Whether the file is TypeScript or JavaScript. */
export function isCode(path: string): boolean {
  return /\.(tsx?|mjs)$/.test(path);
}
