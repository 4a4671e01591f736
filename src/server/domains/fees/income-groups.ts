import { incomeGroups, waiverLimits, type IncomeGroup } from '../../../contracts/constants.ts';
import type { RuleWaiver } from '../../../contracts/fees.ts';

/** The day from which the list holds; the World Bank makes a new one on 1 July of each year. */
const listedOn = '2026-07-01';

/**
 * The low and lower middle-income economies among the World Bank's country classifications by income for its fiscal year
 * 2027 (1 July 2026 to 30 June 2027, by the income of 2025): https://datahelpdesk.worldbank.org/knowledgebase/articles/906519,
 * whole in its workbook OGHIST. Against the year before, Jordan, Micronesia, the Philippines, Sri Lanka and Vietnam have
 * left, Togo has moved up, and Ethiopia and Venezuela are classified again.
 */
const lists: Readonly<Record<IncomeGroup, string>> = {
  low: 'AF BF BI CD CF ER ET GM GW KP LR MG ML MW MZ NE RW SD SL SO SS SY TD UG YE',
  'lower-middle':
    'AO BD BJ BO BT CG CI CM DJ EG GH GN HN HT IN KE KG KH KI KM LA LB LS MA MM MR NA NG NI NP PG PK PS SB SN ST SZ TG TJ TL TN TZ UZ VE VU ZM ZW',
};

const groups = new Map(
  incomeGroups.flatMap((group) => lists[group].split(' ').map((code): [string, IncomeGroup] => [code, group])),
);

/** The income group of a country (ISO 3166, two letters); null for every other country. */
export const incomeGroupOf = (country: string): IncomeGroup | null => groups.get(country) ?? null;

/** The reduction that follows from a country alone. */
export function ruleWaiverOf(country: string): RuleWaiver | null {
  const incomeGroup = incomeGroupOf(country);
  return incomeGroup && { percent: waiverLimits[incomeGroup], country, incomeGroup, listedOn };
}
