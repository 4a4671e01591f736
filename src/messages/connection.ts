import { message } from './message.ts';

// Calls to the server
export const noAnswer = message('The server did not answer. Check your connection and try again.');
export const somethingWentWrong = message('Something went wrong. Try again.');
export const serverFault = message('Something went wrong on our side. Try again.');

// Uploads
export const fileNotFoundAfterUpload = message('The file was not found after the upload. Upload it again.');
export const fileChanged = message('“{name}” was changed, moved or deleted since you chose it. Choose it again.');
