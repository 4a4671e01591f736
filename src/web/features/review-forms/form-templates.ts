import type { NewQuestion } from '../../../contracts/review-form-values.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import * as t from '../../../messages/review-forms.ts';

type Asked = Omit<NewQuestion, 'question' | 'answer'>;

const openTo = (readers: NewQuestion['readers'], isRequired: boolean): Asked => ({ readers, isRequired });
const required = openTo('author-and-editors', true);
const optional = openTo('author-and-editors', false);
const confidential = openTo('editors', false);

const scale = (question: PlainMessage): NewQuestion => ({
  ...required,
  question: question(),
  answer: { kind: 'scale', steps: 5, lowest: t.notAtAll(), highest: t.veryMuch() },
});
const yesNo = (question: PlainMessage, asked: Asked): NewQuestion => ({
  ...asked,
  question: question(),
  answer: { kind: 'yes-no' },
});
const file = (question: PlainMessage, asked: Asked): NewQuestion => ({
  ...asked,
  question: question(),
  answer: { kind: 'file' },
});
const text = (question: PlainMessage, asked: Asked): NewQuestion => ({
  ...asked,
  question: question(),
  answer: { kind: 'text' },
});

interface Template {
  readonly name: PlainMessage;
  readonly questions: () => NewQuestion[];
}

/** Forms to start from. */
export const formTemplates: readonly Template[] = [
  {
    name: t.templateResearch,
    questions: () => [
      scale(t.askOriginality),
      scale(t.askMethods),
      scale(t.askWriting),
      yesNo(t.askData, required),
      text(t.askEthics, confidential),
      file(t.askMarkedCopy, optional),
    ],
  },
  {
    name: t.templateReview,
    questions: () => [
      scale(t.askCoverage),
      scale(t.askBalance),
      yesNo(t.askSearch, required),
      text(t.askMissing, optional),
    ],
  },
  { name: t.templateShort, questions: () => [text(t.askChange, required), yesNo(t.askAgain, confidential)] },
];
