import { message } from './message.ts';
import { rich } from './rich.ts';

// The handling editor of a manuscript
export const handlingEditor = message('Handling editor');
export const unassigned = message('Unassigned');
export const youHandle = message('You handle this manuscript.');
export const assign = message('Assign');
export const changeEditor = message('Change editor');
export const takeOn = message('Take it on');
export const handOver = message('Hand over');
export const recuseYourself = message('Recuse yourself');

// Dialogs
export const assignTitle = message('Assign an editor');
export const handOverTitle = message('Hand over to another editor');
export const assignText = message('The editor gets an email, then the tasks and reminders.');
export const editor = message('Editor');
export const chooseEditor = message('Choose an editor');
export const noHandlingEditor = message('No one');
export const noEditorLeft = message('This journal has no other editor.');
export const recuseTitle = message('Recuse yourself?');
export const recuseText = message('You can no longer open this manuscript. You cannot undo this.');
export const reasonForEditors = message('Only the other editors can read it.');
export const recuse = message('Recuse');

// On the desk
export const handledBy = message('Editor: {name}');
export const handledByYou = message('Editor: you');
export const noEditor = message('Unassigned');
export const selectNamed = rich('<hidden>Select {title}</hidden>');
export const selectAll = message('Select all');
export const assignSelected = message('Assign {count, plural, =0 {selected} other {# selected}}');
export const assignManyTitle = message('Assign {count, plural, one {# manuscript} other {# manuscripts}}');
export const noCommonEditor = message('No editor edits all these journals. Select manuscripts of one journal.');
export const remindSelected = message('Remind reviewers of {count, plural, =0 {selected} other {# selected}}');
export const notRemindedTitle = message('Not reminded');
export const notAssignedTitle = message('Not assigned');
export const notAssigned = rich('<bdi>{number}</bdi>: {reason}');
export const downloadTable = message('Download as CSV');
export const tableSaved = message('Saved as {name}.');
