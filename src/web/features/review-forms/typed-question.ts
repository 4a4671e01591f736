import { NewQuestion, scaleSteps, type AnswerKind } from '../../../contracts/review-form-values.ts';
import { z } from '../../../contracts/zod-for-pages.ts';

const Fields = z.object({
  question: z.string(),
  kind: z.string(),
  readers: z.string(),
  isRequired: z.boolean(),
  steps: z.string(),
  lowest: z.string(),
  highest: z.string(),
  choices: z.string(),
});
/** A question as its dialog holds it. */
export type QuestionFields = z.infer<typeof Fields>;

/** The numbers of steps that a scale can have. */
export const stepChoices = Array.from({ length: scaleSteps.most - scaleSteps.least + 1 }, (_, place) =>
  String(scaleSteps.least + place),
);

const answerOf = ({ kind, steps, lowest, highest, choices }: QuestionFields) => ({
  kind,
  steps: Number(steps),
  lowest,
  highest,
  choices: choices.split('\n').filter((choice) => choice.trim() !== ''),
});

/** The field of a problem: those of the answer have no group of their own in the dialog. */
const fieldOf = ([first, second]: readonly PropertyKey[]): PropertyKey =>
  first === 'answer' && second !== undefined ? second : (first ?? 'question');

/** What is typed as a question; problems come back to their fields. */
export const TypedQuestion = Fields.transform((typed, ctx): NewQuestion => {
  const { question, readers, isRequired } = typed;
  const judged = NewQuestion.safeParse({ question, readers, isRequired, answer: answerOf(typed) });
  if (judged.success) return judged.data;
  for (const { path, message } of judged.error.issues)
    ctx.issues.push({ code: 'custom', input: typed, path: [fieldOf(path)], message });
  return z.NEVER;
});

const usual = { steps: '5', lowest: '', highest: '', choices: '' };
const firstKind: AnswerKind = 'scale';

/** A question that is not written yet. */
export const blankQuestion: QuestionFields = {
  ...usual,
  question: '',
  kind: firstKind,
  readers: 'author-and-editors',
  isRequired: true,
};

/** A question as its dialog shows it. */
export function fieldsOf({ question, readers, isRequired, answer }: NewQuestion): QuestionFields {
  const own = { ...usual, question, readers, isRequired, kind: answer.kind };
  if (answer.kind === 'scale')
    return { ...own, steps: String(answer.steps), lowest: answer.lowest, highest: answer.highest };
  return answer.kind === 'choice' ? { ...own, choices: answer.choices.join('\n') } : own;
}
