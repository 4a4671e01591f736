import { message } from './message.ts';
import { rich } from './rich.ts';

// List of people
export const searchPeople = message('Search people');
export const searchPeopleHint = message('Name, email or affiliation');
export const peopleCount = message('{count, plural, one {1 person} other {{shown} people}}');
export const people = message('People');
export const peoplePages = message('Pages of people');
export const pageMissing = rich('This page does not exist. <link>View the first page</link>');
export const nobodyFoundTitle = message('No matches');
export const nobodyFoundHint = message('Try fewer words or part of a word.');
export const person = message('Person');
export const personName = message('{title} {otherName} {surname}');
export const registered = message('Registered {day}');

// Roles
export const roles = message('Roles');
export const noRoles = message('None');
export const administrator = message('Administrator');
export const reviewer = message('Reviewer');
export const editor = message('Editor');
export const editorInChief = message('Editor in chief');
export const productionEditor = message('Production editor');
export const roleAtJournal = message('{role} of {journal}');
export const removeRoleOf = message('Remove role from {name}: {role}');

// Status of the account
export const account = message('Account');
export const active = message('Active');
export const disabled = message('Disabled');
export const unconfirmed = message('Email not confirmed');

// Actions
export const actions = message('Actions');
export const edit = rich('Edit<hidden>: {name}</hidden>');
export const addRole = message('Add role');
export const moreFor = message('More for {name}');
export const makeAdministrator = message('Make administrator');
export const removeAdministrator = message('Remove administrator');
export const disableAccount = message('Disable account');
export const enableAccount = message('Enable account');
export const clearBounceMark = message('Clear bounce mark');

// Confirming a change
export const ownAccount = message('This is your own account. {question}');
export const makeAdministratorTitle = message('Make this person an administrator?');
export const makeAdministratorText = message('{name} will see every manuscript, publish, and manage people.');
export const makeAdministratorDone = message('{name} is now an administrator.');
export const removeAdministratorTitle = message('Remove administrator access?');
export const removeAdministratorText = message('{name} keeps the account and all journal roles.');
export const removeAdministratorDone = message('{name} is no longer an administrator.');
export const disableTitle = message('Disable this account?');
export const disableText = message(
  '{name} is logged out everywhere and cannot log in until you enable the account. Manuscripts and articles stay.',
);
export const disableDone = message('The account of {name} is disabled.');
export const enableTitle = message('Enable this account?');
export const enableText = message('{name} can log in again with the same password and roles.');
export const enableDone = message('The account of {name} is enabled.');
export const clearMarkTitle = message('Clear the bounce mark?');
export const clearMarkText = message('{name} can receive mailings at {email} again.');
export const clearMarkDone = message('The bounce mark of {name} is cleared.');
export const removeRoleTitle = message('Remove this role?');
export const removeRoleText = message('{name} will no longer be {role}.');
export const removeRole = message('Remove role');
export const removeRoleDone = message('{name} is no longer {role}.');

// Adding a role
export const addRoleTitle = message('Add a role for {name}');
export const role = message('Role');
export const chooseJournal = message('Choose a journal');
export const journalChoice = message('{title} ({abbreviation})');
export const journalRequired = message('Choose a journal.');
export const roleHeld = message('{name} already has this role.');
export const roleAdded = message('{name} is now {role}.');
export const reviewerTask = message('Reviews assigned manuscripts');
export const editorTask = message('Invites reviewers and decides on assigned manuscripts');
export const editorInChiefTask = message('Does an editor’s tasks and ratifies first decisions');
export const productionEditorTask = message('Prepares accepted manuscripts, sends proofs and publishes');

// Editing a person
export const editTitle = message('Edit {name}');
export const saveChanges = message('Save changes');
export const savedAddressPending = message(
  '{message}. After {days, plural, one {# day} other {# days}}, the link sent to {pending} changes the address. Until then it stays {email}.',
);
export const addressPending = rich(
  'A new address takes effect after {days, plural, one {# day} other {# days}}, once its link is opened. We email <bdi>{email}</bdi> now, with a way to cancel.',
);
export const ownPassword = message('Your own password');
export const ownPasswordHint = message('Required to change an address.');
export const noNews = message('Gets no news by email. Only they can subscribe.');
export const getsNews = message('Gets news of journals and calls for papers by email');
export const getsNewsHint = message('Only they can subscribe again.');
