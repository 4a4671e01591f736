import type { XmlElement } from '../write-xml.ts';
import { optional } from './optional-element.ts';

/** A day as exact as it is known: 2011-05-20, 2011-05 or 2011. */
export function dateJats(name: string, attributes: Record<string, string>, day: string | null): XmlElement[] {
  if (day === null) return [];
  const [year = '', month = null, date = null] = day.split('-');
  return [
    [
      name,
      { ...attributes, 'iso-8601-date': day },
      [...optional('day', {}, date), ...optional('month', {}, month), ['year', {}, year]],
    ],
  ];
}
