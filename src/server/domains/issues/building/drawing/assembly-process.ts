import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { assembleIssue } from './assemble-issue.ts';
import { assemblyFiles, type AssemblyMessage } from './assembly-messages.ts';
import { coverSvg } from './cover-svg.ts';
import type { PrintedIssue } from './printed-issue.ts';
import { PictureFault } from './print-front.ts';
import { ArticleFault } from './take-article.ts';

// The program of the process that puts an issue together: it reads and writes one folder, and ends.

const folder = process.argv[2] ?? '';
const at = (name: string) => path.join(folder, name);
// Synchronous, because unsent output is lost when the process is ended.
const tell = (message: AssemblyMessage) => void writeSync(1, `${JSON.stringify(message)}\n`);

// Written by the server, in the same version of the product.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const issue = JSON.parse(readFileSync(at(assemblyFiles.issue), 'utf8')) as PrintedIssue;
let current: number | null = null;
try {
  const { bytes, pages } = await assembleIssue({
    issue,
    picture: issue.picture === null ? null : readFileSync(at(assemblyFiles.picture)),
    readArticle: (index) => readFile(at(assemblyFiles.article(index))),
    onArticle: (article) => {
      current = article;
      tell({ article });
    },
  });
  writeFileSync(at(assemblyFiles.document), bytes);
  if (issue.picture === null) writeFileSync(at(assemblyFiles.cover), coverSvg(issue));
  tell({ pages });
} catch (error) {
  if (error instanceof ArticleFault) tell({ fault: error.fault, article: current });
  else if (error instanceof PictureFault) tell({ fault: 'picture', article: null });
  else throw error;
}
