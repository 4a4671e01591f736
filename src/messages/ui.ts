import { message } from './message.ts';
import { rich } from './rich.ts';

// Pages of a list
export const pageNumber = message('Page {page}');

// Copy button
export const copyRefused = message('Your browser blocked copying. Select the text and copy it.');
export const copyRefusedText = message('Your browser blocked copying. Copy this text: {text}');

// Message at the top of the page
export const closeMessage = message('Close message');

// Email
export const unsent = message('Unsent');

// Carousel
export const carousel = message('carousel');
export const slide = message('slide');
export const slideOf = message('{place} of {count}');
export const play = rich('Play<hidden>: {name}</hidden>');
export const pause = rich('Pause<hidden>: {name}</hidden>');
export const previousSlide = message('Previous slide');
export const nextSlide = message('Next slide');
export const contentsOf = message('Contents: {name}');

// Card in social networks
export const cardPicture = message('Dunes in evening light');
