const onADisk = /^(file:|[a-z]:[\\/]|\\\\|\/(users|home|volumes|mnt)\/|macintosh hd:)/i;
const ofAFile = /^[^\n]{1,200}\.(png|jpe?g|gif|tiff?|bmp|emf|wmf|svg|pdf|eps|ai|psd|xlsx?|docx?|pptx?)$/i;

/** A file or a place on somebody's disk, which programs write where a picture has no name or description. */
export const looksLikePlace = (text: string): boolean => onADisk.test(text.trim()) || ofAFile.test(text.trim());

/** A link that writes to somebody, or leads into somebody's disk. */
export const leadsToPerson = (target: string): boolean =>
  /^mailto:/i.test(target.trim()) || onADisk.test(target.trim());
