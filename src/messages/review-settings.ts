import { message } from './message.ts';
import { rich } from './rich.ts';

// List
export const reviewSettings = message('Review settings');
export const noJournals = message('No journals yet.');
export const whoDecides = message('Who decides');
export const days = message('Days');
export const actions = message('Actions');
export const byPeerReview = message('Double-anonymous peer review');
export const byAdministrator = message('Administrator only');
export const reportsNeeded = message('{count, plural, one {# report} other {# reports}} needed');
export const daysOf = message('Invitation {invitation}, review {review}, revision {revision}, editor {editor}');
export const noDays = message('None');
export const changeNamed = rich('Review settings<hidden> of {journal}</hidden>');

// Dialog
export const appliesTo = rich(
  '<bdi>{journal}</bdi>. Manuscripts keep their review model and deadlines. The number of reports changes at once.',
);
export const chooseVerification = message('Verification: administrator only');
export const newManuscriptsTo = message('New manuscripts go to');
export const newManuscriptsToHelp = message('An editor with a conflict of interest is skipped.');
export const noEditor = message('No one');
export const publishesReviews = message('Publish the reviews of accepted articles');
export const publishesReviewsHelp = message('Only texts whose writers agree: reports, answers and decision letters.');
export const hasProduction = message('Edit, proof and typeset accepted manuscripts');
export const hasProductionHelp = message('Editors publish after proof. Applies to manuscripts accepted from now on.');
export const showsStatistics = message('Show statistics on the journal’s page');
export const showsStatisticsHelp = message('Acceptance rate and times, each from at least ten manuscripts.');
export const reportsField = message('Reports needed');
export const reportsHelp = message('Before a first decision, from {least} to {most}.');
export const invitationDays = message('Days for an invitation');
export const invitationDaysHelp = message('To answer it.');
export const reviewDays = message('Days for a review');
export const reviewDaysHelp = message('From the day the reviewer accepts.');
export const revisionDays = message('Days for a revision');
export const revisionDaysHelp = message('From the day of the decision.');
export const editorDays = message('Days for an editor’s step');
export const editorDaysHelp = message('Checks, invitations and decisions.');
