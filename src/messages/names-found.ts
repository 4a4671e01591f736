import { message } from './message.ts';

// Below a text that may identify someone
export const sendAnyway = message('Not a problem, send it anyway');
