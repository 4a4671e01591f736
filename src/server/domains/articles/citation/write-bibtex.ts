import type { CitedName, CitedWork, Locator } from './cited-work.ts';
import { latexText, latexTitle } from './latex-text.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Braces keep a group, and a name that BibTeX would take apart at a comma or an "and", in one piece. */
function name({ given, family, suffix }: CitedName): string {
  const whole = latexText(family);
  if (given === '') return `{${whole}}`;
  const held = /,|\sand\s/i.test(family) ? `{${whole}}` : whole;
  const first = /,|\sand\s/i.test(given) ? `{${latexText(given)}}` : latexText(given);
  return [held, ...(suffix ? [latexText(suffix)] : []), first].join(', ');
}

const place = (locator: Locator): [string, string] =>
  locator.kind === 'number'
    ? ['eid', latexText(locator.number)]
    : [
        'pages',
        [locator.first, locator.last]
          .filter((page) => page !== null)
          .map(latexText)
          .join('--'),
      ];

/** Addresses and identifiers are taken as they stand; a brace in one would end the field. */
const verbatim = (text: string) => text.replace(/[{}\\]/g, encodeURIComponent);

/** A work as an entry of a BibTeX file. */
export function writeBibtex(work: CitedWork): string {
  const [year = '', month] = work.published;
  const optional = (field: string, value: string | null): [string, string][] => (value ? [[field, value]] : []);
  const fields = [
    ...optional('author', work.authors.map(name).join(' and ')),
    ['title', latexTitle(work.title.html)],
    ['journal', latexText(work.journal)],
    ['year', year],
    ...optional('volume', work.volume && latexText(work.volume)),
    ...optional('number', work.issue && latexText(work.issue)),
    place(work.locator),
    ['publisher', latexText(work.publisher)],
    ...optional('issn', work.issn && latexText(work.issn)),
    ...optional('doi', work.doi && verbatim(work.doi)),
    ['url', verbatim(work.address)],
  ].map(([field, value]) => `  ${field} = {${value}}`);
  // The names of months are macros: each style prints them in its own manner.
  const named = month === undefined ? [] : [`  month = ${months[Number(month) - 1]}`];
  return `@article{${work.key},\n${[...fields, ...named].join(',\n')}\n}\n`;
}
