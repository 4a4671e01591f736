import { message } from './message.ts';
import { rich } from './rich.ts';

// An article in a list; the button is specified
export const publishedOn = rich('Published <day></day>');
export const viewArticle = rich('View Article<hidden>: {title}</hidden>');
export const moreAuthors = message('{names} and {count} more');
export const withdrawnMark = message('Withdrawn:');
export const retractedMark = message('Retracted:');

// Where an article was published
export const volume = message('Volume {volume}');
export const issue = message('Issue {issue}');
export const volumeAndIssue = message('Volume {volume}, Issue {issue}');
