import { expect, test } from 'vitest';
import { fillWords } from './read-words.ts';

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a field is filled by what the letter gives, and by nothing that every object has: {{%s}}',
  (name) => {
    expect(() => fillWords(`Dear {{${name}}}`, { surname: 'Sand' })).toThrow('is not a field of this email');
    expect(fillWords('Dear {{surname}}', { surname: `{{${name}}}` })).toBe(`Dear {{${name}}}`);
  },
);
