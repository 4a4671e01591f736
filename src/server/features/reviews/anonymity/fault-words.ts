import type { CleaningFault } from './clean-file.ts';

const words: Partial<Record<CleaningFault, string>> = {
  'no-converter': 'It is a Word document of the older kind (.doc), and nothing here can convert it.',
  'not-converted': 'It is a Word document of the older kind (.doc) and could not be converted.',
  password: 'It is protected by a password.',
  'too-complex': 'It takes too much time or memory to write anew.',
  'unwritable-part':
    'It holds a picture, or a text of another program, of a kind that cannot be written anew without its properties; as PNG or JPEG it could.',
};

/** Why there is no copy of a file without its properties. */
export const whyNoCopy = (fault: CleaningFault): string =>
  words[fault] ?? 'It is damaged, so that it could not be written anew.';
