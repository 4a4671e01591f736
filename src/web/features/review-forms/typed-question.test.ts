import { expect, test } from 'vitest';
import { NewQuestions, type NewQuestion } from '../../../contracts/review-form-values.ts';
import { formTemplates } from './form-templates.ts';
import { blankQuestion, fieldsOf, TypedQuestion } from './typed-question.ts';

const asked = { question: 'How clear is it?', isRequired: false, readers: 'editors' as const };

test.each<NewQuestion>([
  { ...asked, answer: { kind: 'text' } },
  { ...asked, answer: { kind: 'scale', steps: 7, lowest: 'Obscure', highest: 'Clear' } },
  { ...asked, answer: { kind: 'choice', choices: ['One', 'Two'] } },
  { ...asked, answer: { kind: 'yes-no' } },
  { ...asked, answer: { kind: 'file' } },
])('peer review: the dialog gives back the question that it was given ($answer.kind)', (question) => {
  expect(TypedQuestion.parse(fieldsOf(question))).toEqual(question);
});

const problemsOf = (changes: Partial<typeof blankQuestion>) =>
  TypedQuestion.safeParse({ ...blankQuestion, ...changes }).error?.issues.map(({ path }) => path.join('.'));

test('peer review: what is missing in a question is said at its field', () => {
  expect(problemsOf({})).toEqual(['question', 'lowest', 'highest']);
  expect(problemsOf({ question: 'Where?', kind: 'choice', choices: 'One\n \n' })).toEqual(['choices']);
  expect(problemsOf({ question: 'Why?', kind: 'text' })).toBeUndefined();
});

test.each(formTemplates.map(({ name, questions }) => [name(), questions()] as const))(
  'peer review: the template “%s” is a form that can be saved',
  (_name, questions) => {
    expect(NewQuestions.parse(questions)).toEqual(questions);
  },
);
