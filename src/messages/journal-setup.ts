import { message } from './message.ts';
import { rich } from './rich.ts';

// Link in the review settings
export const openSetup = rich('Journal setup<hidden>: {journal}</hidden>');

// Page
export const journalSetup = message('Journal setup');
export const setupLead = message('What the journal asks of authors, and who is on its board. Everything is optional.');
export const savedOn = message('Saved on {day}');
export const notForYou = message('Journal setup not found');
export const notForYouHelp = message('Only its editor in chief and administrators can change a journal’s setup.');
export const viewJournal = message('View the journal');
export const saveSetup = message('Save the setup');
export const discardChanges = message('Discard changes');

// Lists
export const moved = message('{name}: now number {place} of {count}.');
export const kept = message('In the list: {name}. Not saved yet.');
export const removed = message('Removed: {name}');
export const change = message('Change: {name}');
export const remove = message('Remove: {name}');
export const open = message('Open');
export const closed = message('Closed');
export const inUse = message('In use: can be closed, not removed');

// Sections and article types
export const sections = message('Sections');
export const sectionsHelp = message('Authors choose one, and editors filter their desk by it.');
export const noSections = message('No sections: authors are not asked for one. Add the first.');
export const addSection = message('Add a section');
export const changeSection = message('Change the section');
export const articleTypes = message('Article types');
export const articleTypesHelp = message('Authors choose one. Readers see it above the title.');
export const noArticleTypes = message('No article types: authors are not asked for one. Add the first.');
export const addArticleType = message('Add an article type');
export const changeArticleType = message('Change the article type');
export const isOpen = message('Accepts new manuscripts');
export const sectionEditor = message('New manuscripts go to');
export const sectionEditorHelp = message('In peer review. With a conflict of interest, the review settings decide.');
export const journalsEditor = message('As in the review settings');

// Checklist
export const checklist = message('Submission checklist');
export const checklistHelp = message('Authors confirm each statement before they submit.');
export const noStatements = message('No checklist: authors confirm nothing. Add the first statement.');
export const addStatement = message('Add a statement');
export const changeStatement = message('Change the statement');
export const statement = message('Statement');
export const statementHelp = message('As the author says it: “All authors have agreed to this submission.”');

// Statements
export const statementsHelp = message('What authors are asked to state, and who reads it.');
export const notAsked = message('Not asked');
export const optional = message('Optional');
export const required = message('Required');
export const asking = message('{statement}: asked of authors');
export const toReviewers = message('Shown to reviewers');
export const toReadersChoice = message('Shown to readers');
export const hiddenParts = message('Names, institutions, award numbers and links stay hidden from reviewers.');

// Guidelines
export const guidelines = message('Author guidelines');
export const guidelinesText = message('Text for authors');
export const guidelinesHelp = message('On a page of their own, linked from the journal and the submission.');

// Board
export const board = message('Editorial board');
export const boardHelp = message('Shown on the journal’s page, in this order. Without email addresses.');
export const noMembers = message('No members: the journal’s page shows no board. Add the first.');
export const addMember = message('Add a member');
export const changeMember = message('Change the member');
export const memberNameHelp = message('With the title: “Prof. Amal Haddad”');
export const role = message('Role');
export const roleHelp = message('Such as Editor in chief, Section editor or Member');
export const link = message('ORCID or homepage');
export const memberFacts = message('{role} · {affiliation}');
