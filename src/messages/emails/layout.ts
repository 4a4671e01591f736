import { message } from '../message.ts';

// Around every email
export const buttonFallback = message('If the button does not work, open this address:');
export const testSubject = message('Test: {subject}');

// At the foot of a marketing email
export const whyReceived = message('You receive this because you asked {site} for news.');
export const unsubscribe = message('Unsubscribe');
export const unsubscribeAt = message('Unsubscribe: {address}');
