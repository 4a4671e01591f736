import { expect, test } from 'vitest';
import { sharedPassages } from './shared-passages.ts';

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ');

test('what stands in both is measured by the first text, and named as it is written there', () => {
  const copied = 'The spiders, of the Canopy: jump higher than those of the ground, as we have shown elsewhere.';
  const shared = sharedPassages(
    `${words(0, 83)}. ${copied}`,
    `${words(500, 700)} ${copied.toLowerCase()} ${words(800, 900)}`,
  );
  expect(shared).toEqual({ percent: 17, passages: [copied.slice(0, -1)] });
});

test('accents, signs and line breaks make no difference', () => {
  const [one, other] = [
    'Étude des araignées sauteuses\nde la canopée – une comparaison entre deux forêts tropicales humides',
    'etude des araignees sauteuses de la canopee: une comparaison (entre deux) forets tropicales humides',
  ];
  expect(sharedPassages(one, other)?.percent).toBe(100);
});

test('phrases that many use are no passages, and texts without words share nothing', () => {
  expect(sharedPassages(`${words(0, 50)} ${words(900, 911)}`, `${words(60, 99)} ${words(900, 911)}`)).toBeNull();
  expect(sharedPassages('', words(0, 50))).toBeNull();
  expect(sharedPassages(words(0, 50), '…')).toBeNull();
});

test('the five longest passages are named, long ones cut', () => {
  const passages = Array.from({ length: 7 }, (_, index) => words(index * 100, index * 100 + 15 + index));
  const long = words(5000, 5200);
  const other = [...passages, long].map((text, index) => `${text} between${index}`).join(' ');
  const shared = sharedPassages([...passages, long].map((text, index) => `${text} and${index}`).join(' '), other);
  expect(shared?.passages).toHaveLength(5);
  expect(shared?.passages[0]).toMatch(/^word5000 .*…$/);
  expect(shared?.passages[0]?.length).toBeLessThanOrEqual(301);
  expect(shared?.passages[1]).toBe(passages[6]);
});
