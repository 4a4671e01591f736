import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { countedKinds, fidelityOf } from './documents/word-fidelity.ts';

const corpus = path.resolve('../shared/corpus');
const isThere = existsSync(corpus);

const articles = isThere
  ? readdirSync(corpus, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.xml'))
      .map((name) => path.join(corpus, name))
      .filter((file) => /<body[\s>]/.test(readFileSync(file, 'utf8')))
  : [];
const everyTwelfth = articles.filter((_, place) => place % 12 === 0);

// docs/fidelity.md has the figures of all articles.
test.skipIf(!isThere).each(everyTwelfth.map((file) => [path.basename(file), file]))(
  'of a real article that was written in Word, words and structure survive: %s',
  async (_, file) => {
    const { before, after } = await fidelityOf(readFileSync(file));
    const lost = countedKinds.filter((kind) => after[kind] < before[kind] * (kind === 'words' ? 0.99 : 0.98));
    expect(lost).toEqual([]);
  },
);
