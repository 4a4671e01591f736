import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOwnScripts } from './script-hashes.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('own inline scripts are named by their hash, and no nonce stays in the page', () => {
  const { html, scriptSources } = hashOwnScripts(
    Buffer.from('<script nonce="n1">go("→")</script><link nonce="n1"><script nonce="n1" type="module">x</script>'),
    'n1',
  );
  expect(String(html)).toBe('<script>go("→")</script><link><script type="module">x</script>');
  expect(scriptSources).toBe(` ${hashOf('go("→")')} ${hashOf('x')}`);
});

test('a script that came with the content gets no hash, whatever nonce it guesses', () => {
  const { scriptSources } = hashOwnScripts(
    Buffer.from('<p><script>evil()</script><script nonce="guess">evil()</script></p>'),
    'n1',
  );
  expect(scriptSources).toBe('');
});
