import { message } from './message.ts';

// The texts while loading are specified
export const archived = message('Archived');
export const notLoaded = message('The journals could not be loaded. {reason}');
export const titleAndAbbreviation = message('{title} ({abbreviation})');
export const loading = message('Loading...');
export const chooseJournal = message('Choose a journal');
