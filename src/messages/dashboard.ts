import { message } from './message.ts';

// Page
export const dashboard = message('Dashboard');
export const welcome = message('Welcome, {title} {surname}');
export const anotherPersonsTitle = message('This is someone else’s dashboard');
export const anotherPersons = message('You can only open your own.');
export const goToOwn = message('Go to your dashboard');

// Groups of tabs
export const menu = message('Menu:');
export const groupToDecide = message('To decide');
export const groupJournals = message('Journals and articles');
export const groupPeople = message('People and mail');
export const groupSettings = message('Settings');
export const groupOwn = message('My account');

// Tabs
export const tabVerifyRegular = message('Verify Regular Issue');
export const tabVerifySpecial = message('Verify Special Issue');
export const tabMyManuscripts = message('My Manuscripts');
export const tabSubmit = message('Submit Manuscript');
export const tabProfile = message('Edit Profile');
export const tabPurchases = message('Manage Purchase');
export const tabMailing = message('Mailing');
export const tabOutbox = message('Outbox');
export const tabPeople = message('People');
export const tabDeleted = message('Deleted manuscripts');
export const tabJournals = message('Create new journal');
export const editJournal = message('Edit journal');
export const tabSubmitIssue = message('Submit Issue');
export const tabPayments = message('Payments');
export const tabWaivers = message('Waivers');
export const tabDesk = message('Editors’ desk');
export const tabProduction = message('Production');
export const tabReviews = message('Reviews');
export const tabStatistics = message('Statistics');
export const tabUsage = message('Usage');
export const tabAuditLog = message('Audit log');
export const tabOverview = message('Overview');
export const tabWebsite = message('Website');

// Badges, read aloud after their number
export const badgeToVerify = message('to verify');
export const badgeToSettle = message('to settle');
export const badgeToDecide = message('to decide');
export const badgeTasks = message('tasks');

// To do
export const toDo = message('To do:');
export const nothingToDo = message('You’re all caught up.');
export const rejectedToChange = message(
  '{shown} {count, plural, one {manuscript} other {manuscripts}} to change and submit again',
);
export const returnedToChange = message(
  '{shown} returned {count, plural, one {manuscript} other {manuscripts}} to change',
);
export const revisionsToSubmit = message('{shown} {count, plural, one {revision} other {revisions}} to submit');
export const accessToChoose = message('{shown} {count, plural, one {access option} other {access options}} to choose');
export const proofToCheck = message('Check the proof of “{title}”');
export const feesToSettle = message('{shown} {count, plural, one {handling fee} other {handling fees}} to settle');
export const draftsToFinish = message('{shown} {count, plural, one {draft} other {drafts}} to finish');
export const messagesToRead = message('{count, plural, one {# new message} other {# new messages}} about “{title}”');
export const reviewsToDo = message('{shown} pending {count, plural, one {review} other {reviews}}');
export const reviewsToDoOverdue = message(
  '{shown} pending {count, plural, one {review} other {reviews}}, {overdue} overdue',
);
export const onTheDesk = message('{shown} {count, plural, one {manuscript} other {manuscripts}} on the editors’ desk');
export const regularToVerify = message(
  '{shown} regular {count, plural, one {manuscript} other {manuscripts}} to verify',
);
export const specialToVerify = message(
  '{shown} special {count, plural, one {manuscript} other {manuscripts}} to verify',
);
export const waiversToDecide = message('{shown} waiver {count, plural, one {request} other {requests}} to decide');
export const paymentDiscrepancies = message('{shown} payment {count, plural, one {discrepancy} other {discrepancies}}');
