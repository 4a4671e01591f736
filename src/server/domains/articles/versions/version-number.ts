import type { CorrectionTold } from '../corrections/told-correction-store.ts';

/** Whether a notice changed the article. */
const makesVersion = (correction: CorrectionTold): boolean => {
  const { title, abstractText, keywords, authors, pdfFileId, isTextEarlier, isPrinted } = correction;
  return (
    isTextEarlier || isPrinted || [title, abstractText, keywords, authors, pdfFileId].some((value) => value !== null)
  );
};

/** The corrections that ended a version, the first one first: the nth of them ended version n. */
export const versionEnds = (corrections: readonly CorrectionTold[]): CorrectionTold[] =>
  corrections.filter(makesVersion).toReversed();

/** The version that readers get now, counted from 1. */
export const currentVersion = (corrections: readonly CorrectionTold[]): number => versionEnds(corrections).length + 1;
