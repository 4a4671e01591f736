import { message } from './message.ts';

export const searchHint = message('Try the start of a word in the title, a name or a number.');
export const firstShown = message('Showing the first {count} {noun}.');
export const today = message('Today');
export const yesterday = message('Yesterday');
