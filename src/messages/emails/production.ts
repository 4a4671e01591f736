import { emailField, emailText } from './email-text.ts';
import { dearPerson, theManuscript } from './shared.ts';

export const productionStarted = emailText({
  title: 'Ready for production',
  when: 'To the production editors, when the text of an accepted manuscript can be edited.',
  subject: 'Ready for production: “{{manuscript}}”',
  greeting: dearPerson,
  text: `${theManuscript} was accepted for {{journal}}. Please prepare its text and send the proof.

{{link}}`,
  actionLabel: 'Open production',
});

export const copyEditAsked = emailText({
  title: 'Copy-edit requested',
  when: 'To the copy-editor, when a production editor asks for a copy-edit.',
  subject: 'Please copy-edit “{{manuscript}}” by {{dueOn}}',
  greeting: dearPerson,
  text: `Please copy-edit ${theManuscript} of {{journal}} by {{dueOn}}. Press “Copy-edit done” when you have finished.

{{link}}`,
  actionLabel: 'Open the text',
});

export const copyEditDone = emailText({
  title: 'Copy-edit done',
  when: 'To the production editors, when the copy-editor has finished.',
  subject: 'Copy-edit done: “{{manuscript}}”',
  greeting: dearPerson,
  text: `The copy-edit of ${theManuscript} is done. Please send the proof to the author.

{{link}}`,
  actionLabel: 'Open production',
});

export const proofSent = emailText({
  title: 'Proof ready',
  when: 'To the submitting author, when a proof is ready.',
  subject: 'Your proof is ready: please check it by {{dueOn}}',
  greeting: dearPerson,
  text: `The proof of ${theManuscript} is ready. Please check it by {{dueOn}}: comment, propose changes, answer our questions and approve it.

{{link}}

After {{dueOn}} the editor can publish it without your approval.`,
  actionLabel: 'Check the proof',
});

export const proofDue = emailText({
  title: 'Proof: reminder',
  when: 'To the submitting author, two days before a proof is due and one day after.',
  subject: 'Please check your proof by {{dueOn}}',
  greeting: dearPerson,
  text: `We have not received your approval of the proof of ${theManuscript}. It is due on {{dueOn}}.

{{link}}

After {{dueOn}} the editor can publish it without your approval.`,
  actionLabel: 'Check the proof',
});

export const proofApproved = emailText({
  title: 'Proof approved',
  when: 'To the production editors, when the author approves a proof.',
  subject: 'Proof approved: “{{manuscript}}”',
  greeting: dearPerson,
  text: `The author has approved the proof of ${theManuscript}. {{notes}}

{{link}}`,
  actionLabel: 'Open production',
});

export const taskOverdue = emailText({
  title: 'Production: overdue',
  when: 'To the production editors, when a copy-edit or a proof is two days late.',
  subject: 'Overdue: “{{manuscript}}”',
  greeting: dearPerson,
  text: `{{what}} of ${theManuscript} was due on {{dueOn}}. You can set another date or go on without it.

{{link}}`,
  actionLabel: 'Open production',
});

export const copyEditDue = emailText({
  title: 'Copy-edit: reminder',
  when: 'To the copy-editor, two days before the copy-edit is due and one day after.',
  subject: 'Copy-edit of “{{manuscript}}” due on {{dueOn}}',
  greeting: dearPerson,
  text: `The copy-edit of ${theManuscript} is due on {{dueOn}}.

{{link}}`,
  actionLabel: 'Open the text',
});

export const dueOn = emailField('Due date', '3 December 2026');
export const notes = emailField('How many notes are open', 'Two proposed changes are open.');
export const what = emailField('Copy-edit or proof', 'The proof');
