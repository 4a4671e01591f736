import type { RefusalCause } from '../../../../contracts/dois.ts';

/** The parts of a deposit that Crossref’s schema may find wrong, by the elements that its message names. */
const parts: readonly (readonly [RegExp, RefusalCause])[] = [
  [/issn/i, 'issn-invalid'],
  [/surname|given_name|suffix|person_name|organization|contributors?|ORCID|affiliations?|institution/i, 'names'],
  [/publication_date|acceptance_date|year|month|day/i, 'dates'],
  [/full_title|abbrev_title|journal_metadata/i, 'journal'],
  [/titles?/i, 'title'],
  [/abstract/i, 'abstract'],
];

/** Crossref’s messages (https://www.crossref.org/documentation/register-maintain-records/verify-your-registration/troubleshooting-submissions/). */
const messages: readonly (readonly [RegExp, RefusalCause])[] = [
  [/ISSN\s+"?[\dX-]*"?\s+is invalid/i, 'issn-invalid'],
  [/ISSN.*already been assigned/is, 'issn-taken'],
  [/add or update records for the title|title.*previously deleted|title.*owned by/is, 'title-not-ours'],
  [/add (or update )?records for prefix|prefixes in a submission must match|submit into handle/i, 'prefix-not-ours'],
  [/submitted version.*less or equal/is, 'older-version'],
  [/(journal|title-level).*\bDOI\b.*(match|assigned|conflict)/is, 'journal-doi'],
  [/\byear\b.*not a valid/i, 'dates'],
];

/** What a refusal of Crossref is about; `other` where its message is none that we know. */
export function refusalCause(message: string): RefusalCause {
  const known = messages.find(([pattern]) => pattern.test(message));
  if (known) return known[1];
  if (!/cvc-|schema|Invalid content/i.test(message)) return 'other';
  // After “expected” come the names of other elements.
  const [fault = ''] = message.split(/One of|is expected/i);
  const elements = [...fault.matchAll(/element '(?:\w+:)?([\w-]+)'/g)].map(([, name = '']) => name);
  const part = parts.find(([pattern]) => elements.some((name) => pattern.test(name)));
  return part?.[1] ?? 'other';
}
