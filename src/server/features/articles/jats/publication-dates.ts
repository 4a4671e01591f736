import { childElements, childAt, textOf } from './xml-tree.ts';
import type { PartialDate } from './jats-article.ts';
import type { XmlElement } from './xml-tree.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day on which readers could first read the article: online before print, print before the volume's year. */
export function readPublished(meta: XmlElement): PartialDate | null {
  const dates = childElements(meta, 'pub-date');
  const ranked = dates
    .map((date) => ({ rank: publicationRank(date), date: readDate(date) }))
    .toSorted((one, other) => one.rank - other.rank);
  return ranked.find(({ date }) => date !== null)?.date ?? null;
}

/** The year of copyright: all that some files say of their publication. */
export function readCopyrightYear(meta: XmlElement): PartialDate | null {
  const year = Number(textOf(childAt(childAt(meta, 'permissions'), 'copyright-year')));
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

function publicationRank(date: XmlElement): number {
  const type = date.attributes.get('pub-type') ?? date.attributes.get('date-type') ?? '';
  const format = date.attributes.get('publication-format') ?? '';
  if (type === 'collection') return 4;
  if (type === 'epub' || (type === 'pub' && format === 'electronic')) return 0;
  if (type === 'epub-ppub' || (type === 'pub' && format === '')) return 1;
  return type === 'ppub' || type === 'pub' ? 2 : 3;
}

function readDate(element: XmlElement | undefined): PartialDate | null {
  if (element === undefined) return null;
  const [isoYear, isoMonth, isoDay] = (element.attributes.get('iso-8601-date') ?? '').split(/[-T]/);
  const year = Number(textOf(childAt(element, 'year')) || (isoYear ?? ''));
  if (!Number.isInteger(year) || year < 1000 || year > 9999) return null;
  const month = monthNumber(textOf(childAt(element, 'month')) || (isoMonth ?? ''));
  const day = month === null ? null : dayNumber(year, month, textOf(childAt(element, 'day')) || (isoDay ?? ''));
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
