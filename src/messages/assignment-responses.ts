import { message } from './message.ts';

// Assigning a manuscript
export const assigned = message('Assigned to {name}.');
export const unassigned = message('The manuscript is unassigned.');
export const takenOn = message('You now handle this manuscript.');
export const handedOver = message('Handed over to {name}, who has been told.');
export const assignedMany = message(
  '{count, plural, =0 {No manuscripts assigned.} one {# manuscript assigned.} other {# manuscripts assigned.}}',
);
export const notAnEditor = message('Choose an editor of this journal.');
export const notYoursToAssign = message(
  'Only the editor in chief can assign this manuscript, or its handling editor can hand it over.',
);
export const notAssigned = message('Not assigned to {name}. Why: {conflict}');
export const handledMeanwhile = message('{name} now handles this manuscript. Nothing was changed.');
export const unassignedMeanwhile = message('This manuscript was unassigned meanwhile. Nothing was changed.');

// Conflicts of interest of an editor
export const hasRecused = message('Recused themselves from this manuscript.');
export const isReviewer = message('Reviews this manuscript, or did.');

// Recusal
export const recused = message('You are recused. You can no longer open this manuscript.');
export const onlyEditorsRecuse = message('Only editors of the journal can recuse themselves.');
export const noOneElse = message(
  'No one else can act on this manuscript. Ask an administrator to add another editor first. Nothing was changed.',
);

// The desk as a table
export const csvNumber = message('Number');
export const csvTitle = message('Title');
export const csvSection = message('Section');
export const csvArticleType = message('Article type');
export const csvJournal = message('Journal');
export const csvStatus = message('Status');
export const csvRound = message('Round');
export const csvReceived = message('Received');
export const csvDue = message('Due');
export const csvOverdue = message('Overdue');
export const csvEditor = message('Handling editor');
export const csvTask = message('Your next task');
export const csvReportsIn = message('Reports received');
export const csvReportsNeeded = message('Reports needed');
export const csvYes = message('yes');
