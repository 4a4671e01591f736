import { textFindingNames, type TextFinding } from '../../../../../contracts/review-values.ts';
import { AppError } from '../../../../errors.ts';

const mostShown = 10;

/** What was found in a text, one finding a line. */
function inLines(found: readonly TextFinding[]): string {
  const lines = found.slice(0, mostShown).map(({ kind, excerpt }) => `${textFindingNames[kind]}: “${excerpt}”`);
  const more = found.length - lines.length;
  return [...lines, ...(more > 0 ? [`And ${more} more`] : [])].join('\n');
}

/** Refuses a text that names someone whom its readers must not know, with what was found, unless its writer means it. */
export function refuseUnmeant(
  detail: string,
  found: Readonly<Record<string, readonly TextFinding[]>>,
  isMeant: boolean,
): void {
  const fields = Object.entries(found).filter(([, findings]) => findings.length > 0);
  if (isMeant || fields.length === 0) return;
  throw new AppError(
    'names-found',
    `${detail} Change the text, or confirm that you mean it. Nothing was sent.`,
    Object.fromEntries(fields.map(([field, findings]) => [field, inLines(findings)])),
  );
}
