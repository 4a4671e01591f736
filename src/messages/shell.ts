import { message } from './message.ts';

// Header
export const skipToContent = message('Skip to content');
export const mainNavigation = message('Main');
export const darkMode = message('Dark mode');
export const lightMode = message('Light mode');

// Menu on a phone
export const menu = message('Menu');
export const openMenu = message('Open menu');
export const closeMenu = message('Close menu');

// Links in the header; the wording is specified
export const home = message('Home');
export const login = message('Login');
export const register = message('Register');
export const dashboard = message('Dashboard');
export const logout = message('Logout');

// Footer
export const publisherLine = message(
  'A publisher in Dubai: peer-reviewed journals, open and by subscription. Authors keep their copyright.',
);
export const place = message('Dubai, United Arab Emirates');

// Footer links; the wording is specified
export const authors = message('Authors');
export const feeForPublication = message('Fee for Publication');
export const faqForAuthors = message('FAQ for Authors');
export const policyOnWaivers = message('Policy on Waivers');
export const peerReviewProcess = message('Peer Review Process');
export const editorsAndReviewers = message('Editors & Reviewers');
export const faqForReviewers = message('FAQ for Reviewers');
export const faqForEditors = message('FAQ for Editors');
export const reviewersGuidelines = message('Reviewers Guidelines');
export const editors = message('Editors');
export const editorialBoard = message('Editorial Board');
export const general = message('General');
export const policies = message('Policies');
export const contactUs = message('Contact Us');
export const subscribeToRss = message('Subscribe to RSS');
export const termsOfUse = message('Terms of Use');

// Last line of the footer
export const privacy = message('Privacy');

// Feed of all articles
export const latestArticles = message('Latest articles');

// Page not found
export const notFoundTitle = message('Page not found');
export const notFoundText = message('The address may be mistyped, or the page may have moved.');

// A page that could not be shown; the title of the last is specified
export const noConnectionTitle = message('No connection');
export const noConnectionText = message(
  'The server did not answer. Your saved work is safe. Check your connection and try again.',
);
export const unavailableTitle = message('Service unavailable');
export const unavailableText = message('Your saved work is safe. Try again in a minute.');
export const failedTitle = message('Unexpected Application Error!');
export const failedText = message('Your saved work is safe. Try again, or go to the home page.');

// Dialog when the next page cannot be reached
export const unreachedText = message(
  'The page could not be reached. What you typed is still here. Check your connection and try again.',
);
export const tryingAgain = message('Trying again…');
export const stillNoConnection = message('Still no connection.');
export const stayHere = message('Stay on this page');
