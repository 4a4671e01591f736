import type { PrintFault } from './print-file.ts';

const words: Partial<Record<PrintFault, string>> = {
  'no-converter': 'It is a Word document of the older kind (.doc), and nothing here can convert it.',
  'not-converted': 'It is a Word document of the older kind (.doc) and could not be converted.',
  password: 'It is protected by a password.',
  'too-complex': 'It takes too much time or memory to print.',
};

/** Why a file has no copy for reviewers. */
export const whyNoCopy = (fault: PrintFault): string => words[fault] ?? 'It is damaged and cannot be printed.';
