import { expect, test } from 'vitest';
import { readTags } from './sandboxed/word-parts.ts';

test('the tags of a part, without what stands in comments, instructions and character data', () => {
  const part = '<?xml version="1.0"?><!-- <a/> --><p:b c="&lt;1"/><![CDATA[<d/>]]></p:b>';
  expect(readTags(Buffer.from(part))).toEqual([{ name: 'b', attributes: new Map([['c', '<1']]) }]);
});

// Without the guard each takes minutes: the end of every one of them is looked for in all that follows.
test.each(['<!--', '<![CDATA[', '<?'])('a part full of %s that never end is damaged', (start) => {
  expect(() => readTags(Buffer.from(start.repeat(150_000)))).toThrow('damaged');
});
