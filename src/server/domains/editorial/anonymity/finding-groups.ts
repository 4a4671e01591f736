import { createHash } from 'node:crypto';
import type { EditorsAnonymity, EditorsFinding } from '../../../../contracts/editorial-values.ts';
import type { AnonymityFinding } from '../../../../contracts/review-values.ts';

/** A finding with the hash of the file in which it was found. */
export interface SavedFinding extends AnonymityFinding {
  readonly sha256: string;
}

/** What the search of a version found; null while it is under way. */
export interface SavedChecks {
  readonly anonymity: readonly SavedFinding[] | null;
  readonly unreadable: boolean;
}

/** Dismissals by the id of their finding. */
export type Dismissals = ReadonlyMap<string, NonNullable<EditorsFinding['dismissal']>>;

/** The same for equal words of the same file, on whichever page and under whatever name. */
export const findingId = ({ kind, excerpt, sha256 }: SavedFinding): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, excerpt, sha256]))
    .digest('hex');

/** Equal findings as one, each with its dismissal. */
export const groupedFindings = (findings: readonly SavedFinding[], dismissals: Dismissals): EditorsFinding[] =>
  [...Map.groupBy(findings, findingId)].flatMap(([id, [first, ...others]]) => {
    if (!first) return [];
    const { kind, file, excerpt } = first;
    const pages = new Set([first, ...others].map(({ page }) => page));
    return [{ id, kind, file, excerpt, pages: [...pages], isInFile: true, dismissal: dismissals.get(id) ?? null }];
  });

/** Leaves out the findings that an editor has dismissed. */
export const openFindings = (
  findings: readonly SavedFinding[],
  dismissals: { readonly has: (id: string) => boolean },
): SavedFinding[] => findings.filter((finding) => !dismissals.has(findingId(finding)));

/** Where the check of a version has come to: one open finding is enough to have `found` something. */
export function stateOfCheck(
  checks: SavedChecks | null,
  dismissals: { readonly has: (id: string) => boolean },
): EditorsAnonymity['state'] {
  if (!checks?.anonymity) return 'pending';
  if (openFindings(checks.anonymity, dismissals).length > 0) return 'found';
  if (checks.unreadable) return 'unreadable';
  return checks.anonymity.length > 0 ? 'dismissed' : 'clean';
}
