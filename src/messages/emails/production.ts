import { emailField, emailText } from './email-text.ts';
import { dearPerson, theManuscript } from './shared.ts';

export const productionStarted = emailText({
  title: 'Ready for production',
  when: 'To the production editors, or the editors in chief if there are none, when the text of an accepted manuscript can be edited.',
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
  when: 'To the production editors, or the editors in chief if there are none, when the copy-editor has finished.',
  subject: 'Copy-edit done: “{{manuscript}}”',
  greeting: dearPerson,
  text: `The copy-edit of ${theManuscript} is done. You can send the proof to the author now.

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

The editor may go on without your approval, usually not before {{dueOn}}.`,
  actionLabel: 'Check the proof',
});

export const proofDue = emailText({
  title: 'Proof: reminder',
  when: 'To the submitting author, two days before a proof is due and one day after.',
  subject: 'Reminder: please check your proof (due {{dueOn}})',
  greeting: dearPerson,
  text: `We have not received your approval of the proof of ${theManuscript}. Due date: {{dueOn}}.

{{link}}

The editor may go on without your approval, usually not before {{dueOn}}.`,
  actionLabel: 'Check the proof',
});

export const proofApproved = emailText({
  title: 'Proof approved',
  when: 'To the production editors, or the editors in chief if there are none, when the author approves a proof.',
  subject: 'Proof approved: “{{manuscript}}”',
  greeting: dearPerson,
  text: `The author has approved the proof of ${theManuscript}. {{notes}}

{{link}}`,
  actionLabel: 'Open production',
});

export const taskOverdue = emailText({
  title: 'Production: overdue',
  when: 'To the production editors, or the editors in chief if there are none, when a copy-edit or a proof is two days late.',
  subject: 'Overdue: “{{manuscript}}”',
  greeting: dearPerson,
  text: `{{what}} of ${theManuscript} was due on {{dueOn}}. You can set another date or go on without it.

{{link}}`,
  actionLabel: 'Open production',
});

export const copyEditDue = emailText({
  title: 'Copy-edit: reminder',
  when: 'To the copy-editor, two days before the copy-edit is due and one day after.',
  subject: 'Reminder: copy-edit of “{{manuscript}}” (due {{dueOn}})',
  greeting: dearPerson,
  text: `Please finish the copy-edit of ${theManuscript}. Due date: {{dueOn}}.

{{link}}`,
  actionLabel: 'Open the text',
});

export const dueOn = emailField('Due date', '3 December 2026');
export const notes = emailField('How many notes are open', 'Two proposed changes are open.');
export const what = emailField('Copy-edit or proof', 'The proof');
