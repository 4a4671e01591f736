import type { PlainMessage } from '../messages/message.ts';
import * as t from '../messages/review-form-values.ts';
import { Id, line } from './values.ts';
import { z } from './zod-for-pages.ts';

/** The bounds of a review form. */
export const mostQuestions = 30;
export const longestQuestion = 300;
export const longestChoice = 100;
export const longestScaleWord = 40;
export const mostChoices = 20;
export const scaleSteps = { least: 2, most: 10 } as const;
export const longestAnswer = 5000;

/** How a question is answered. */
export const answerKinds = ['text', 'scale', 'choice', 'yes-no', 'file'] as const;
export type AnswerKind = (typeof answerKinds)[number];
export const answerKindNames: Readonly<Record<AnswerKind, PlainMessage>> = {
  text: t.kindText,
  scale: t.kindScale,
  choice: t.kindChoice,
  'yes-no': t.kindYesNo,
  file: t.kindFile,
};

/** Who reads the answers to a question. */
export const answerReaders = ['everyone', 'author-and-editors', 'editors'] as const;
export type AnswerReaders = (typeof answerReaders)[number];
export const answerReaderNames: Readonly<Record<AnswerReaders, PlainMessage>> = {
  everyone: t.forEveryone,
  'author-and-editors': t.forAuthorAndEditors,
  editors: t.forEditorsOnly,
};

const twice = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.toLowerCase())).size < texts.length;

const AnswerForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text') }),
  z.object({
    kind: z.literal('scale'),
    /** From 1 to this number. */
    steps: z
      .int({ error: () => t.stepsOutside(scaleSteps) })
      .min(scaleSteps.least, { error: () => t.stepsOutside(scaleSteps) })
      .max(scaleSteps.most, { error: () => t.stepsOutside(scaleSteps) }),
    lowest: line(t.wordForLowest, longestScaleWord),
    highest: line(t.wordForHighest, longestScaleWord),
  }),
  z.object({
    kind: z.literal('choice'),
    choices: z
      .array(line(t.eachChoice, longestChoice))
      .min(2, { error: () => t.choicesOutside({ most: mostChoices }) })
      .max(mostChoices, { error: () => t.choicesOutside({ most: mostChoices }) })
      .refine((choices) => !twice(choices), { error: () => t.choiceTwice() }),
  }),
  z.object({ kind: z.literal('yes-no') }),
  z.object({ kind: z.literal('file') }),
]);

/** Who can read the answers of a kind: files are never published. */
export const readersOfKind = (kind: string): readonly AnswerReaders[] =>
  kind === 'file' ? answerReaders.filter((readers) => readers !== 'everyone') : answerReaders;

const Question = z.object({
  question: line(t.theQuestion, longestQuestion),
  isRequired: z.boolean(),
  readers: z.enum(answerReaders),
  answer: AnswerForm,
});

/** A question as an administrator writes it. */
export const NewQuestion = Question.refine(({ readers, answer }) => readersOfKind(answer.kind).includes(readers), {
  error: () => t.filesNotPublished(),
  path: ['readers'],
});
export type NewQuestion = z.output<typeof NewQuestion>;

/** A question of a journal’s review form; once its words, kind or readers change, it is another question. */
export const ReviewQuestion = Question.extend({ id: Id });
export type ReviewQuestion = z.infer<typeof ReviewQuestion>;

/** The questions of a review form in their order; none leaves the usual report only. */
export const NewQuestions = z
  .array(NewQuestion)
  .max(mostQuestions, { error: () => t.tooManyQuestions({ most: mostQuestions }) })
  .refine((questions) => !twice(questions.map(({ question }) => question)), { error: () => t.questionTwice() });

export const Answer = z.union([z.string().max(longestAnswer), z.int(), z.boolean()]);
export type Answer = z.infer<typeof Answer>;

/** The answers by question, as they are typed or sent. */
export const Answers = z.record(Id, Answer).refine((answers) => Object.keys(answers).length <= mostQuestions, {
  error: () => t.tooManyQuestions({ most: mostQuestions }),
});
export type Answers = z.infer<typeof Answers>;

/** A file that answers a question: a print under a neutral name. */
export const FileAnswer = z.object({ fileId: Id, name: z.string(), size: z.int() });
export type FileAnswer = z.infer<typeof FileAnswer>;

/** The files of a report by the questions that they answer. */
export const FileAnswers = z.record(Id, FileAnswer);
export type FileAnswers = z.infer<typeof FileAnswers>;

/** A question with its answer, as a report keeps it; one from which an editor removed words may be longer. */
export const AnsweredQuestion = z.object({
  question: ReviewQuestion,
  answer: z.union([z.string(), z.int(), z.boolean(), FileAnswer]),
});
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;
