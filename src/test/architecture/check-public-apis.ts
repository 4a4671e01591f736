import { type Fault, type SourceFile, isCode, isForTests } from './source-file.ts';

interface Private {
  readonly found: RegExp;
  readonly words: string;
}

/** What Node and our packages keep for themselves: a new version may change it without a word. */
const privates: readonly Private[] = [
  { found: /\bNODE_CLUSTER\b|\binternalMessage\b/, words: 'of node:cluster only the documented API is used' },
  { found: /\bpgboss\.\w/, words: 'the tables of the queue are its own: ask pg-boss' },
  { found: /\bextends\s+(?:\w+\.)?\w*Parser\b|\bPDFParser\b/, words: 'the parser of a package is not extended' },
  { found: /[\w)\]]\??\.?(?:\._|\[['"]_)[a-z]/i, words: 'what begins with an underscore is private' },
  {
    found: /\bprocess\.binding\b|\bgetOwnPropertySymbols\b|\bSymbol\.for\(['"](?:fastify|nodejs)/,
    words: 'what a symbol hides is private',
  },
  {
    found: /\b(?:from|import\()\s*['"](?:@[\w.-]+\/)?\w[\w.-]*\/(?:lib|dist|src|cjs|esm|internal)\//,
    words: 'of a package only its documented entries are imported',
  },
];

/** Only what Node and packages document is used. */
export function checkPublicApis({ path, source }: SourceFile): Fault[] {
  if (!isCode(path) || isForTests(path) || path.startsWith('bench/')) return [];
  return privates.filter(({ found }) => found.test(source)).map(({ words }) => ({ path, fault: words }));
}
