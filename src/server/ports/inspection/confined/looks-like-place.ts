const onADisk = /^(file:|[a-z]:[\\/]|\\\\|\/(users|home|volumes|mnt)\/|macintosh hd:)/i;
const ofAFile =
  /^[^\n]{1,200}\.(png|jpe?g|gif|tiff?|bmp|emf|wmf|svg|pdf|eps|ai|psd|indd|cdr|vsdx?|xlsx?|docx?|pptx?|rtf|odt|tex|dvi)$/i;
/** As programs call what they print. */
const ofAProgram = /^microsoft (word|excel|powerpoint) - /i;

/** A file or a place on somebody's disk, which programs write where a picture, a bookmark or a layer has no name. */
export const looksLikePlace = (text: string): boolean =>
  [onADisk, ofAFile, ofAProgram].some((pattern) => pattern.test(text.trim()));

/** A link that writes to somebody, or leads into somebody's disk. */
export const leadsToPerson = (target: string): boolean =>
  /^mailto:/i.test(target.trim()) || onADisk.test(target.trim());

/** Whether somebody's address stands in a text. */
export const isAddressed = (text: string): boolean => /[^\s@]@[^\s@]+\.[^\s@]/.test(text);

const onTheWeb = /^((?:https?|ftp):\/\/(?:[^/?#]*@)?|(?=www\.|doi:))([^/?#@]+(?:[/?#].*)?)$/is;

/** An address on the web, without who signs in there; null for any other, which leads to a person or a disk. */
export function webAddressOf(target: string): string | null {
  const [, start, rest] = onTheWeb.exec(target.trim()) ?? [];
  return start === undefined || rest === undefined ? null : start.replace(/[^/]*@$/, '') + rest;
}
