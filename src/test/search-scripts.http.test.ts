import { expect, test } from 'vitest';
import { search } from '../contracts/search.ts';
import { anArticle } from './product/an-article.ts';
import { reply } from './product/client.ts';
import { aJournal } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const journal = await aJournal(product, { abbreviation: 'SCRIPT' });
const titled = (title: string, more: { authors?: string[]; bodyHtml?: string } = {}) =>
  anArticle(product, { journalId: journal.id, title, ...more });

const chinese = await titled('海岸湿地的候鸟迁徙雷达观测', {
  authors: ['小明 王'],
  bodyHtml: '<p>我们使用<b>无人</b>机。</p>',
});
const japanese = await titled('砂浜のガラス片の分布');
const korean = await titled('사막의 식물');
const arabic = await titled('الرمال والكثبان للصحراء المتحركة');
const english = await titled('MERS-42 and the Q-7B among e-bikes of SARS2');

const find = (q: string) => reply(product, search.articles, { query: { q } });
const found = async (q: string) => (await find(q)).articles.map(({ id }) => id);

test.each([
  ['a Chinese word at the beginning', '海岸', chinese],
  ['a Chinese word in the middle', '候鸟', chinese],
  ['a Chinese word at the end', '观测', chinese],
  ['several Chinese words that stand together', '候鸟迁徙雷达', chinese],
  ['two Chinese words', '雷达 湿地', chinese],
  ['a single Chinese letter that begins a word', '鸟', chinese],
  ['a Chinese name as it is written', '王小明', chinese],
  ['a word of a Chinese full text, across tags', '无人机', chinese],
  ['a Japanese word', '分布', japanese],
  ['a Japanese word in syllables', 'ガラス', japanese],
  ['a Korean word without its ending', '사막', korean],
  ['an Arabic word without the article', 'رمال', arabic],
  ['an Arabic word with the article', 'الكثبان', arabic],
  ['an Arabic word behind “of the”', 'صحراء', arabic],
  ['a word with a hyphen, joined', 'mers42', english],
  ['a word with a hyphen', 'MERS-42', english],
  ['a phrase around a hyphen', '"mers 42 and the"', english],
  ['a word joined from letters', 'ebikes', english],
  ['the beginning of a word with a hyphen', 'Q-7', english],
  ['a word with figures, parted', 'sars-2', english],
])('%s is found', async (_name, q, article) => {
  expect(await found(q)).toEqual([article]);
});

test.each(['鸟候', '湿迁', 'カラス', 'mers4 2'])('what no article says is not found: %s', async (q) => {
  expect(await found(q)).toEqual([]);
});

test('what was found is marked', async () => {
  expect((await find('分布')).articles[0]?.markedTitleHtml).toContain('<mark>');
});
