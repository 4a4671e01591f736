import { convert } from 'pandoc-wasm';
import { answerEach } from '../../answer-each.ts';

// The program that reads our own HTML, one text after another.

answerEach(async (wanted) => {
  if (!('html' in wanted)) throw new Error('Pandoc reads HTML only');
  const options = { from: 'html', to: 'json', 'input-files': ['text.html'] };
  const { stdout, stderr } = await convert(options, '', { 'text.html': new Blob([wanted.html]) });
  if (stdout === '') throw new Error(`Pandoc did not read the text: ${stderr}`);
  return Buffer.from(stdout);
});
