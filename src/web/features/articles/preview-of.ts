import { abstractPreviewLength } from '../../../contracts/constants.ts';

/** The beginning of an abstract: its first 300 characters followed by an ellipsis, or all of a shorter one. */
export function previewOf(abstract: string): string {
  const characters = Array.from(abstract);
  if (characters.length <= abstractPreviewLength) return abstract;
  return `${characters.slice(0, abstractPreviewLength).join('').trimEnd()}…`;
}
