import { type Fault, type SourceFile, isCode, isForTests } from './source-file.ts';

const LONGEST = 250;
const NINE_IN_TEN = 140;
const NAMELESS = /^(utils?|helpers?|misc|common|managers?)$|-(utils?|helpers?|misc|managers?)$/;

/** A file is one thing and is named for it. */
export function checkName({ path }: SourceFile): Fault[] {
  // The one catalogue of texts that all features share.
  if (path === 'src/messages/common.ts') return [];
  const nameless = path.split('/').filter((part) => NAMELESS.test(part.split('.')[0] ?? ''));
  return nameless.map((part) => ({ path, fault: `"${part}" says nothing: name it for the one thing it is` }));
}

/** How long the files are, by count of lines. */
export function fileLengths(files: readonly SourceFile[]): { median: number; ninth: number } {
  const lengths = files
    .filter((file) => isCode(file.path) && !isForTests(file.path) && !isCatalogue(file))
    .map(lineCount)
    .toSorted((a, b) => a - b);
  const at = (share: number): number => lengths[Math.floor(lengths.length * share)] ?? 0;
  return { median: at(0.5), ninth: at(0.9) };
}

/** No file is long, and nine in ten are short. */
export function checkSizes(files: readonly SourceFile[]): Fault[] {
  const long = files
    .filter((file) => isCode(file.path) && !isCatalogue(file) && lineCount(file) > LONGEST)
    .map((file) => ({ path: file.path, fault: `${lineCount(file)} lines: at most ${LONGEST}` }));
  const { ninth } = fileLengths(files);
  const broad = { path: 'src', fault: `a tenth of the files have ${ninth} lines or more: at most ${NINE_IN_TEN}` };
  return ninth > NINE_IN_TEN ? [...long, broad] : long;
}

/** A catalogue holds all texts of a feature, however many those are. */
const isCatalogue = ({ path }: SourceFile) => path.startsWith('src/messages/');

function lineCount({ source }: SourceFile): number {
  return source.trimEnd().split('\n').length;
}
