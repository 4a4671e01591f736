import { permissionsOf } from './permissions.ts';
import { childElements, childAt, textOf } from './xml-tree.ts';
import type { PartialDate } from './jats-article.ts';
import type { XmlElement } from './xml-tree.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day on which readers could first read the article: online before print, print before the volume's year. */
export function readPublished(meta: XmlElement): PartialDate | null {
  const dates = childElements(meta, 'pub-date')
    .map((element) => ({ rank: publicationRank(element), date: readDate(element) }))
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ rank, date }) => (date === null ? [] : [{ rank, date }]));
  const published = dates.find(({ rank }) => rank < anotherEvent)?.date;
  // What happened before or after is better than no date at all.
  return published ?? readCopyrightYear(meta) ?? dates[0]?.date ?? null;
}

/** The year of copyright: all that some files say of their publication. */
function readCopyrightYear(meta: XmlElement): PartialDate | null {
  const year = Number(textOf(childAt(permissionsOf(meta), 'copyright-year')));
  return Number.isInteger(year) && year >= 1000 && year <= 9999
    ? { year, month: null, day: null, iso: String(year) }
    : null;
}

/** A date of the article's history, such as received or accepted. */
export function readHistoryDate(meta: XmlElement, type: string): PartialDate | null {
  const history = childAt(meta, 'history');
  const dates = history === undefined ? [] : childElements(history, 'date');
  return readDate(dates.find((date) => date.attributes.get('date-type') === type));
}

/** The rank of dates that are not the publication: a preprint, a correction, a retraction, the release by an archive, and others. */
const anotherEvent = 4;

function publicationRank(date: XmlElement): number {
  const type = (date.attributes.get('pub-type') ?? date.attributes.get('date-type') ?? '').toLowerCase();
  const format = date.attributes.get('publication-format') ?? '';
  const isPublication = ['', 'pub', 'published', 'publication'].includes(type);
  if (/^e-?pub(?:lish|-original)?$/.test(type) || (isPublication && format === 'electronic')) return 0;
  if (type === 'epub-ppub' || (isPublication && format === '')) return 1;
  if (['ppub', 'issue-ppub'].includes(type) || isPublication) return 2;
  return type === 'collection' ? 3 : anotherEvent;
}

function readDate(element: XmlElement | undefined): PartialDate | null {
  if (element === undefined) return null;
  const written = childAt(element, 'string-date');
  const partOf = (name: string): string => textOf(childAt(element, name) ?? childAt(written, name));
  const iso = element.attributes.get('iso-8601-date') ?? written?.attributes.get('iso-8601-date') ?? '';
  const [isoYear, isoMonth, isoDay] = iso.split(/[-T]/);
  const year = Number(partOf('year') || (isoYear ?? '') || (/\b\d{4}\b/.exec(textOf(written))?.[0] ?? ''));
  if (!Number.isInteger(year) || year < 1000 || year > 9999) return null;
  const month = monthNumber(partOf('month') || (isoMonth ?? ''));
  const day = month === null ? null : dayNumber(year, month, partOf('day') || (isoDay ?? ''));
  const known = [year, month, day].filter((part) => part !== null);
  return { year, month, day, iso: known.map((part) => String(part).padStart(2, '0')).join('-') };
}

function monthNumber(written: string): number | null {
  const number = Number(written) || months.indexOf(written.slice(0, 3).toLowerCase()) + 1;
  return Number.isInteger(number) && number >= 1 && number <= 12 ? number : null;
}

function dayNumber(year: number, month: number, written: string): number | null {
  const day = Number(written);
  const isInMonth = Number.isInteger(day) && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  return isInMonth ? day : null;
}
