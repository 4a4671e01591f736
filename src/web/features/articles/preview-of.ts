import { abstractPreviewLength } from '../../../contracts/constants.ts';

/** The beginning of an abstract: its first 300 characters followed by an ellipsis, or all of a shorter one. */
export function previewOf(abstract: string): string {
  let end = 0;
  let shown = 0;
  // No further than what is shown: most of an abstract is not.
  for (const character of abstract) {
    if (shown === abstractPreviewLength) return `${abstract.slice(0, end).trimEnd()}…`;
    end += character.length;
    shown += 1;
  }
  return abstract;
}
