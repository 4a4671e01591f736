import { doiHref } from '../../../../contracts/doi-href.ts';
import type { Context } from '../../../context.ts';
import type { CitedWork } from './cited-work.ts';
import { findCitedWork } from './read-citations.ts';

const value = (text: string) => ({ value: text });

function identifier(type: string, text: string, href: string | null, relationship: 'self' | 'part-of') {
  return {
    'external-id-type': type,
    'external-id-value': text,
    ...(href === null ? {} : { 'external-id-url': value(href) }),
    'external-id-relationship': relationship,
  };
}

/** The longest title that ORCID takes. */
const longestTitle = 1000;

/** A work in the JSON of ORCID’s API, version 3. ORCID wants an identifier: without a DOI it is the address. */
export function orcidWork({ title, journal, issn, published, doi, address, language }: CitedWork): object {
  const [year = '', month, day] = published;
  return {
    title: { title: value(title.text.slice(0, longestTitle)) },
    'journal-title': value(journal),
    type: 'journal-article',
    'publication-date': {
      year: value(year),
      ...(month === undefined ? {} : { month: value(month) }),
      ...(day === undefined ? {} : { day: value(day) }),
    },
    'external-ids': {
      'external-id': [
        doi === null ? identifier('uri', address, address, 'self') : identifier('doi', doi, doiHref(doi), 'self'),
        ...(issn === null ? [] : [identifier('issn', issn, null, 'part-of')]),
      ],
    },
    url: value(address),
    'language-code': language,
  };
}

/** An article in ORCID’s JSON; null if there is none of this id. */
export async function findOrcidWork(ctx: Context, articleId: string): Promise<object | null> {
  const work = await findCitedWork(ctx, articleId);
  return work && orcidWork(work);
}
