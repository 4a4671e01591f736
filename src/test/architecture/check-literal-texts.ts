import { manuscriptStatuses } from '../../contracts/constants.ts';
import { type Fault, type SourceFile, isCode, isForTests } from './source-file.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g;
const IMPORT = /^import[^;]*;/gm;
/** For developers: what a program says when it is wrong itself. */
const DEVELOPER_ERROR = /new (?:Range|Type)?Error\((?:'[^'\n]*'|`[^`]*`)\)/g;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const API_VALUES: ReadonlySet<string> = new Set(manuscriptStatuses);
/** Two words, the first of which begins a sentence or a label. */
const SENTENCE = /(?:^|[.!?:] |\})\s*[A-Z][\p{L}’'-]*,? [\p{L}(“]/u;

/** What the pages show is in the catalogues of src/messages, not in the code of a feature. */
export function checkLiteralTexts(file: SourceFile): Fault[] {
  if (!file.path.startsWith('src/web/') || !isCode(file.path) || isForTests(file.path)) return [];
  if (file.path.endsWith('-fixture.ts')) return [];
  return literalTexts(file.source).map((text) => ({
    path: file.path,
    fault: `a text outside the catalogues: ${text}`,
  }));
}

function literalTexts(source: string): string[] {
  const code = source.replace(COMMENT, '').replace(IMPORT, '').replace(DEVELOPER_ERROR, '');
  return [...code.matchAll(LITERAL)]
    .map(([, single, double, template]) => single ?? double ?? template?.replace(/\$\{[^}]*\}/g, '{}') ?? '')
    .filter((text) => SENTENCE.test(text) && !API_VALUES.has(text));
}
