import { message } from './message.ts';

// Kinds of answers, and their readers
export const kindText = message('Text');
export const kindScale = message('Scale');
export const kindChoice = message('One choice from a list');
export const kindYesNo = message('Yes or no');
export const kindFile = message('File');
export const forEveryone = message('Author, editors and, if the report is published, everyone');
export const forAuthorAndEditors = message('Author and editors');
export const forEditorsOnly = message('Editors only');
export const yes = message('Yes');
export const no = message('No');
export const answerOfScale = message('{answer} of {steps}');

// Fields of a question
export const theQuestion = message('The question');
export const wordForLowest = message('The word for 1');
export const wordForHighest = message('The word for the highest number');
export const eachChoice = message('Each choice');
export const theAnswer = message('The answer');

// Faults of a form
export const stepsOutside = message('A scale has from {least} to {most} steps.');
export const choicesOutside = message('Enter from 2 to {most} choices, one on each line.');
export const choiceTwice = message('Two choices are the same. Change one of them.');
export const tooManyQuestions = message('A review form can have at most {most} questions.');
export const filesNotPublished = message('Files are not published. Choose who else reads them.');
export const questionTwice = message('Two questions are the same. Change one of them.');

// Faults of answers
export const answerMissing = message('Answer the question: {question}');
export const fileMissing = message('Attach a file: {question}');
export const answerNotOffered = message('Choose one of the answers offered: {question}');
export const answerFaulty = message('{question}: {fault}');
export const questionUnknown = message('This question is not in your review form. Load the page again.');
