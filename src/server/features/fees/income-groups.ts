import { waiverLimits, type IncomeGroup } from '../../../contracts/constants.ts';
import type { RuleWaiver } from '../../../contracts/fees.ts';

interface Listed {
  readonly group: IncomeGroup;
  /** The day from which that list of the World Bank holds. */
  readonly listedOn: string;
  readonly countries: string;
}

/**
 * Countries by income as the World Bank lists them for its fiscal year 2026; the list is new on 1 July of each year. That
 * list leaves Ethiopia out for want of figures: it keeps the group of the list before.
 */
const lists: readonly Listed[] = [
  {
    group: 'low',
    listedOn: '2025-07-01',
    countries: 'AF BF BI CD CF ER GM GW KP LR MG ML MW MZ NE RW SD SL SO SS SY TD TG UG YE',
  },
  {
    group: 'lower-middle',
    listedOn: '2025-07-01',
    countries:
      'AO BD BJ BO BT CG CI CM DJ EG FM GH GN HN HT IN JO KE KG KH KI KM LA LB LK LS MA MM MR NA NG NI NP PG PH PK PS SB SN ST SZ TJ TL TN TZ UZ VN VU ZM ZW',
  },
  { group: 'low', listedOn: '2024-07-01', countries: 'ET' },
];

const listedCountries = new Map(
  lists.flatMap((listed) => listed.countries.split(' ').map((code) => [code, listed] as const)),
);

/** The income group of a country (ISO 3166, two letters); null for every other country. */
export const incomeGroupOf = (country: string): IncomeGroup | null => listedCountries.get(country)?.group ?? null;

/** The reduction that follows from a country alone. */
export function ruleWaiverOf(country: string): RuleWaiver | null {
  const listed = listedCountries.get(country);
  if (!listed) return null;
  const { group, listedOn } = listed;
  return { percent: waiverLimits[group], country, incomeGroup: group, listedOn };
}
