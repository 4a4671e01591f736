import { message } from './message.ts';

// A writer's choice
export const choiceSaved = message('Your choice is saved.');
export const notOffered = message('This journal does not publish reviews. Nothing was changed.');
export const publishedAlready = message(
  'A text of yours is already published. You can only choose that no others are published.',
);
export const acceptFirst = message('Accept the invitation first. Then choose.');

// Reviews to publish
export const piecePublished = message('Published.');
export const pieceLeftOut = message('Left out. You can still publish it later.');
export const pieceTakenDown = message('Taken down. Its address says so.');
export const pieceNamesPeople = message('This text may name a person whom readers do not know.');
export const settingOff = message('This journal does not publish reviews.');
export const authorDisagrees = message('The author has not agreed that the reviews are published.');
export const writerDisagrees = message('Its writer has not agreed that it is published.');
export const reportFirst = message('These answers quote a report that is not published.');
export const quotesUnpublished = message('It quotes a report that is not published, or words for editors only.');
export const articleFirst = message('Publish the article first.');
export const cannotPublish = message('It is published already, or was taken down. Nothing was changed.');
export const cannotLeaveOut = message('It is public or was taken down. Nothing was changed.');
export const cannotTakeDown = message('It is not public. Nothing was changed.');
export const onlyAdministrators = message('Only administrators take published reviews down.');
