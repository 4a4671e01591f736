import * as t from '../messages/contracts.ts';

/** The notices that are published about an article, which stays readable (decision 42); a withdrawal is another matter. */
export const noticeKinds = ['correction', 'retraction', 'concern', 'concern-lifted'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What happened, and on which day. */
export const noticeSentences: Readonly<Record<NoticeKind, (values: { day: string }) => string>> = {
  correction: t.correctedOn,
  retraction: t.retractedOn,
  concern: t.concernOn,
  'concern-lifted': t.concernLiftedOn,
};

/** The retraction of an article, or an expression of concern that was not lifted; of its notices, the newest first. */
export function currentNotice<N extends { readonly kind: NoticeKind }>(notices: readonly N[]): N | null {
  const last = notices.find(({ kind }) => kind !== 'correction');
  return last === undefined || last.kind === 'concern-lifted' ? null : last;
}

/** Why this notice cannot follow what an article has; null where it can. A retraction is final. */
export function whyNoNotice(
  kind: NoticeKind,
  { isRetracted, hasConcern }: { isRetracted: boolean; hasConcern: boolean },
): 'already-retracted' | 'already-of-concern' | 'no-concern' | null {
  if (kind === 'correction') return null;
  if (isRetracted) return 'already-retracted';
  if (kind === 'concern' && hasConcern) return 'already-of-concern';
  return kind === 'concern-lifted' && !hasConcern ? 'no-concern' : null;
}
