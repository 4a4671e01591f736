import type { ArticleRow } from '../article-store.ts';
import type { XmlElement } from '../write-xml.ts';
import { optional } from './optional-element.ts';
import { xmlAddress } from './xml-values.ts';

type Rights = Pick<ArticleRow, 'copyright' | 'publishedOn' | 'access' | 'licenceUrl' | 'licenceText' | 'openPeriods'>;

/** Year and holder, which a line of copyright has in it. */
function copyrightJats({ copyright, publishedOn }: Rights): XmlElement[] {
  if (copyright === null) return [];
  const year = /\b[12]\d{3}\b/.exec(copyright)?.[0] ?? publishedOn.slice(0, 4);
  const holder = copyright
    .replace(/©|\(c\)|\bcopyright\b:?/giu, '')
    .replace(/^[\s,.:]*\b[12]\d{3}\b/u, '')
    .replace(/^[\s,.:]+|[\s,.:]+$/gu, '');
  return [
    ['copyright-statement', {}, copyright],
    ['copyright-year', {}, year],
    ['copyright-holder', {}, holder || copyright],
  ];
}

/** When everyone may read the article, and under which licence. */
export function permissionsJats(article: Rights): XmlElement {
  const { access, licenceUrl, licenceText, openPeriods } = article;
  const lasting = access === 'open' ? [{ from: null, until: null, licenceUrl }] : [];
  const periods = openPeriods ?? lasting;
  const free = periods
    .filter((period) => period.licenceUrl === null || period.until !== null || openPeriods === null)
    .map(({ from, until }): XmlElement => ['ali:free_to_read', datesOf({ start_date: from, end_date: until }), '']);
  const addressed = periods.flatMap((period) =>
    period.licenceUrl === null ? [] : [{ url: period.licenceUrl, from: period.from }],
  );
  const addresses = addressed.length > 0 || licenceUrl === null ? addressed : [{ url: licenceUrl, from: null }];
  const words = optional('license-p', {}, licenceText);
  const openness: Record<string, string> = access === 'open' ? { 'license-type': 'open-access' } : {};
  const licences = addresses.map(({ url, from }, place): XmlElement => [
    'license',
    openness,
    [['ali:license_ref', datesOf({ start_date: from }), xmlAddress(url)], ...(place === 0 ? words : [])],
  ]);
  const inWords: XmlElement[] = licences.length > 0 || words.length === 0 ? [] : [['license', openness, words]];
  return ['permissions', {}, [...copyrightJats(article), ...free, ...licences, ...inWords]];
}

const datesOf = (dates: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(dates).flatMap(([name, day]) => (day === null ? [] : [[name, day]])));
