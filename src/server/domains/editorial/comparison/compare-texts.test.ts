import { describe, expect, test } from 'vitest';
import { compareTexts, sentencesOf } from './compare-texts.ts';

const marked = (passages: ReturnType<typeof compareTexts>) =>
  passages.map(({ isSame, before, after }) => {
    const show = (pieces: typeof before) =>
      pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
    return isSame ? `= ${show(before)}` : `${show(before)} -> ${show(after)}`;
  });

describe('sentences', () => {
  test('lines and pages do not cut sentences or words', () => {
    expect(sentencesOf(['Water is meas-\nured at', 'three wells. It is\nclean. '])).toEqual([
      'Water is measured at three wells.',
      'It is clean.',
    ]);
  });

  test('a text that is broken into lines in another way has the same sentences', () => {
    const one = sentencesOf(['The wells were ex-\namined twice. No\nsalt was found.']);
    expect(one).toEqual(sentencesOf(['The wells were\nexamined\ntwice. No salt was found.']));
  });

  test('a hyphen before a number or a name stays', () => {
    expect(sentencesOf(['In the range 10-\n20 and by Smith-\nJones.'])).toEqual([
      'In the range 10- 20 and by Smith- Jones.',
    ]);
  });

  test('nothing has no sentences', () => expect(sentencesOf(['', ' \n'])).toEqual([]));
});

describe('a comparison', () => {
  const begins = 'We measured three wells.';
  const ends = 'The water is clean.';

  test('of the same text has one passage, unchanged', () => {
    expect(marked(compareTexts([begins, ends], [begins, ends]))).toEqual([`= ${begins} ${ends}`]);
  });

  test('marks the words that changed in a sentence', () => {
    expect(marked(compareTexts([begins, ends], ['We measured five wells.', ends]))).toEqual([
      'We measured [three] wells. -> We measured [five] wells.',
      `= ${ends}`,
    ]);
  });

  test('shows what is new, and what is gone, beside nothing', () => {
    expect(marked(compareTexts([begins], [begins, ends]))).toEqual([`= ${begins}`, ` -> [${ends}]`]);
    expect(marked(compareTexts([begins, ends], [begins]))).toEqual([`= ${begins}`, `[${ends}] -> `]);
    expect(marked(compareTexts([], [ends]))).toEqual([` -> [${ends}]`]);
  });

  test('of sentences with little in common replaces the whole', () => {
    expect(marked(compareTexts(['Salt was found in every well.'], ['No trace remained after rain.']))).toEqual([
      '[Salt was found in every well.] -> [No trace remained after rain.]',
    ]);
  });

  test('loses no word of either text', () => {
    const before = Array.from({ length: 60 }, (_, place) => `Sentence ${place % 7} of well ${place}.`);
    const after = before.flatMap((sentence, place) =>
      place % 5 === 0 ? [] : [place % 3 === 0 ? sentence.replace('well', 'spring') : sentence, `New ${place}.`],
    );
    const passages = compareTexts(before, after);
    const text = (side: 'before' | 'after') =>
      passages
        .map((passage) => passage[side].map((piece) => piece.text).join(''))
        .filter((passage) => passage !== '')
        .join(' ');
    expect(text('before')).toBe(before.join(' '));
    expect(text('after')).toBe(after.join(' '));
  });
});
