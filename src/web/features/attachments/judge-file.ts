import { coverExtensions, coverMaxMegabytes } from '../../../contracts/constants.ts';

function judge(file: File, endings: readonly string[], kind: string, maxMegabytes: number): string | null {
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending)))
    return `“${file.name}” is not accepted: please choose a ${kind}.`;
  if (file.size === 0) return `“${file.name}” is empty.`;
  return file.size > maxMegabytes * 1024 * 1024 ? `“${file.name}” is larger than ${maxMegabytes} MB.` : null;
}

/** Why a cover is not even sent, by its name and size; the server judges what it is. */
export const judgeCover = async (file: File) =>
  judge(file, coverExtensions, 'JPEG, PNG or WebP picture', coverMaxMegabytes);

/** Why a document is not even sent. */
export const judgeDocument = async (file: File, maxMegabytes: number) => judge(file, ['.pdf'], 'PDF', maxMegabytes);

/** Why a picture is not even sent that is to be printed on a cover. */
export const judgePrintedCover = async (file: File) =>
  judge(file, ['.jpg', '.jpeg', '.png'], 'JPEG or PNG picture', coverMaxMegabytes);
