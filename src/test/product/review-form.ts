import type { NewQuestion } from '../../contracts/review-form-values.ts';
import { reviewForms } from '../../contracts/review-forms.ts';
import { reply, send } from './client.ts';
import type { TestUser } from './factories.ts';
import type { Product } from './start-product.ts';

/** A question in words, for author and editors unless another reader is named. */
export const aQuestion = (question: string, changes: Partial<NewQuestion> = {}): NewQuestion => ({
  question,
  isRequired: false,
  readers: 'author-and-editors',
  answer: { kind: 'text' },
  ...changes,
});

/** One question of each kind; the last is for editors only. */
export const ofEachKind = [
  aQuestion('What is new?', { isRequired: true }),
  aQuestion('How clear is it?', { answer: { kind: 'scale', steps: 5, lowest: 'Obscure', highest: 'Clear' } }),
  aQuestion('Where are the data?', { answer: { kind: 'choice', choices: ['Archived', 'Missing'] } }),
  aQuestion('Are the examples enough?', { answer: { kind: 'yes-no' } }),
  aQuestion('What should only editors know?', { readers: 'editors' }),
];

/** What administrators and editors do with the form of one journal. */
export function formSteps(product: Product, journalId: string) {
  const params = { journalId };
  return {
    read: ({ token }: TestUser) => reply(product, reviewForms.single, { params }, { token }),
    save: ({ token }: TestUser, version: number, questions: readonly NewQuestion[]) =>
      send(product, reviewForms.save, { params, body: { version, questions: [...questions] } }, { token }),
    table: async ({ token }: TestUser) => {
      const { status, text } = await send(product, reviewForms.answers, { params }, { token });
      return { status, lines: text.trim().split('\r\n') };
    },
  };
}
