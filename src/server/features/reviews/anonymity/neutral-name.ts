import { fileExtensions, manuscriptSlot } from '../../../../contracts/constants.ts';
import { kindOfMediaType } from '../../files/index.ts';

const endingOf = (mediaType: string): string => {
  const kind = kindOfMediaType(mediaType);
  return fileExtensions.find((ending) => ending === `.${kind}`) ?? '';
};

/** What reviewers see as the name of a file, which its author may have called after themselves. */
export const neutralName = (slot: number | null, mediaType: string): string =>
  (slot === manuscriptSlot ? 'manuscript' : 'supplementary') + endingOf(mediaType);

/** What everybody sees as the name of a report's attachment. */
export const attachmentName = (mediaType: string): string => `review-attachment${endingOf(mediaType)}`;
