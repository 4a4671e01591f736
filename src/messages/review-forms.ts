import { message } from './message.ts';
import { rich } from './rich.ts';

// Link in the review settings
export const openForm = rich('Review form<hidden>: {journal}</hidden>');

// Page
export const reviewForm = message('Review form');
export const backToSettings = message('Review settings');
export const formLead = message(
  'Your own questions to reviewers, in addition to the usual report. Changes apply to reviewers who accept from now on.',
);
export const formVersion = message('Version {version}, saved on {day}');
export const notForYou = message('Review form not found');
export const notForYouHelp = message('Only administrators can change a journal’s review form.');

// Questions
export const questions = message('Questions');
export const questionNoun = message('question');
export const noQuestions = message('No questions yet. Add one, or start from a template.');
export const addQuestion = message('Add a question');
export const formFull = message('The form has its {most} questions.');
export const startFrom = message('Start from: {template}');
export const questionFacts = message('{kind} · {readers} · {isRequired, select, true {Required} other {Optional}}');
export const changeNamed = message('Change: {name}');
export const removeNamed = message('Remove: {name}');
export const questionMoved = message('{name}: now question {place} of {count}.');
export const questionRemoved = rich('Removed: <bdi>{name}</bdi>');
export const undo = rich('Undo<hidden>: bring back {name}</hidden>');

// Saving
export const saveForm = message('Save the form');
export const discardChanges = message('Discard changes');

// Preview
export const preview = message('Preview');
export const previewLead = message('As reviewers see it. Try it: nothing is saved.');
export const previewEmpty = message('Without questions, reviewers see the usual report only.');

// One question
export const newQuestion = message('New question');
export const editQuestion = message('Change the question');
export const question = message('Question');
export const kind = message('Kind of answer');
export const readers = message('Who reads the answer');
export const readersHelp = message('Authors read theirs with the decision.');
export const isRequired = message('Reviewers must answer it');
export const steps = message('Steps');
export const lowest = message('What 1 means');
export const highest = message('What {steps} means');
export const choices = message('Choices');
export const choicesHelp = message('One on each line.');
export const keepQuestion = message('Keep the question');

// Answers as CSV
export const downloadAnswers = message('Download all answers (CSV)');

// Templates
export const templateResearch = message('Research article');
export const templateReview = message('Review article');
export const templateShort = message('Short form');
export const askOriginality = message('How original is the research question?');
export const askMethods = message('How well do the methods fit the question?');
export const askWriting = message('How clearly is the article written?');
export const askData = message('Are the data available to readers?');
export const askEthics = message('Do you have concerns about ethics or the origin of the data?');
export const askMarkedCopy = message('Attach a marked copy of the manuscript, if you have one.');
export const askCoverage = message('How complete is the literature covered?');
export const askBalance = message('How balanced is the discussion of it?');
export const askSearch = message('Does the article say how the literature was found?');
export const askMissing = message('Which important work is missing?');
export const askChange = message('What is the one thing the authors should change first?');
export const askAgain = message('Would you review a revision?');
export const notAtAll = message('Not at all');
export const veryMuch = message('Very much');
