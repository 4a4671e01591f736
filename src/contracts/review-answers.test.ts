import { expect, test } from 'vitest';
import { answeredQuestions, withFiles, answerInWords, answerProblems, answersForAuthor } from './review-answers.ts';
import { Answers, longestAnswer, NewQuestion, NewQuestions, type ReviewQuestion } from './review-form-values.ts';

const id = (place: number) => `01900000-0000-7000-8000-00000000000${place}`;
const asked = (place: number, answer: ReviewQuestion['answer'], changes: Partial<ReviewQuestion> = {}) => ({
  id: id(place),
  question: `Question ${place}?`,
  isRequired: false,
  readers: 'author-and-editors' as const,
  answer,
  ...changes,
});
const text = asked(1, { kind: 'text' }, { isRequired: true });
const scale = asked(2, { kind: 'scale', steps: 4, lowest: 'Weak', highest: 'Strong' });
const choice = asked(3, { kind: 'choice', choices: ['In the text', 'Nowhere'] });
const yesNo = asked(4, { kind: 'yes-no' }, { isRequired: true, readers: 'editors' });
const form = [text, scale, choice, yesNo];
const file = asked(5, { kind: 'file' }, { isRequired: true });
const sent = { fileId: id(8), name: 'answer-5.pdf', size: 9 };
const whole = { [id(1)]: ' Fine. ', [id(2)]: 4, [id(3)]: 'Nowhere', [id(4)]: false };

test('peer review: answers fit their questions, and optional ones may be left out', () => {
  expect(answerProblems(form, whole)).toEqual({});
  expect(answerProblems(form, { [id(1)]: 'Fine.', [id(4)]: true })).toEqual({});
});

test.each([
  ['a missing answer', { [id(4)]: true }, id(1)],
  ['an empty answer', { ...whole, [id(1)]: ' \n' }, id(1)],
  ['a number as text', { ...whole, [id(1)]: 3 }, id(1)],
  ['control characters', { ...whole, [id(1)]: 'a\u0000b' }, id(1)],
  ['too long a text', { ...whole, [id(1)]: 'a'.repeat(longestAnswer + 1) }, id(1)],
  ['a number below the scale', { ...whole, [id(2)]: 0 }, id(2)],
  ['a number above the scale', { ...whole, [id(2)]: 5 }, id(2)],
  ['a number between the steps', { ...whole, [id(2)]: 1.5 }, id(2)],
  ['a choice that is not in the list', { ...whole, [id(3)]: 'In the Text' }, id(3)],
  ['a text for yes or no', { ...whole, [id(4)]: 'yes' }, id(4)],
  ['a file for a text', { ...whole, [id(1)]: sent }, id(1)],
  ['a question that was not asked', { ...whole, [id(9)]: 'x' }, id(9)],
])('peer review: %s is refused at its question', (_what, answers, at) => {
  expect(Object.keys(answerProblems(form, answers))).toEqual([`answers.${at}`]);
});

test('peer review: a report keeps the questions with their answers, in the order of the form, and the author’s apart', () => {
  const answered = answeredQuestions(form, { ...whole, [id(3)]: ' ' });
  expect(answered.map(({ question, answer }) => [question.id, answer])).toEqual([
    [id(1), 'Fine.'],
    [id(2), 4],
    [id(4), false],
  ]);
  expect(answered.map(answerInWords)).toEqual(['Fine.', '4 of 4', 'No']);
  expect(answersForAuthor(answered).map(({ question }) => question.id)).toEqual([id(1), id(2)]);
});

test('peer review: a file answers a question for one, and no words do', () => {
  const given = withFiles({ [id(5)]: 'Attached.' }, {});
  expect(Object.keys(answerProblems([file], given))).toEqual([`answers.${id(5)}`]);
  expect(answerProblems([file], withFiles({}, {}))).toEqual({
    [`answers.${id(5)}`]: 'Attach a file: Question 5?',
  });
  const whole5 = withFiles({}, { [id(5)]: sent });
  expect(answerProblems([file], whole5)).toEqual({});
  expect(answeredQuestions([file], whole5).map(answerInWords)).toEqual(['answer-5.pdf']);
});

const fresh = ({ id: _given, ...question }: ReviewQuestion) => question;

test.each([
  ['a scale of one step', fresh({ ...scale, answer: { kind: 'scale', steps: 1, lowest: 'a', highest: 'b' } })],
  ['a scale of eleven steps', fresh({ ...scale, answer: { kind: 'scale', steps: 11, lowest: 'a', highest: 'b' } })],
  ['a scale without words', fresh({ ...scale, answer: { kind: 'scale', steps: 5, lowest: ' ', highest: 'b' } })],
  ['a list of one choice', fresh({ ...choice, answer: { kind: 'choice', choices: ['a'] } })],
  ['a list with a choice twice', fresh({ ...choice, answer: { kind: 'choice', choices: ['a', 'A '] } })],
  ['a file for everyone', fresh({ ...file, readers: 'everyone' })],
  ['an empty question', fresh({ ...text, question: ' ' })],
  ['a question of 301 characters', fresh({ ...text, question: 'a'.repeat(301) })],
  ['a question in two lines', fresh({ ...text, question: 'a\nb' })],
])('peer review: a form does not take %s', (_what, question) => {
  expect(NewQuestion.safeParse(question).success).toBe(false);
});

test('peer review: a form has at most thirty questions, and none twice', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ ...fresh(text), question: `${place}?` }));
  expect([NewQuestions.safeParse([]).success, NewQuestions.safeParse(many(30)).success]).toEqual([true, true]);
  expect(NewQuestions.safeParse(many(31)).error?.issues[0]?.message).toContain('30');
  expect(NewQuestions.safeParse([fresh(text), { ...fresh(scale), question: 'QUESTION 1?' }]).success).toBe(false);
  const answers = Object.fromEntries(
    Array.from({ length: 31 }, (_, place) => [`01900000-0000-7000-8000-0000000001${place + 10}`, true]),
  );
  expect(Answers.safeParse(answers).success).toBe(false);
});
