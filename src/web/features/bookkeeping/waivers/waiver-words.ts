import { waiverLimits, type IncomeGroup } from '../../../../contracts/constants.ts';
import type { RuleWaiver } from '../../../../contracts/fees.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import { reducedFeeOf } from '../../../../contracts/reduced-fee.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { countryName } from '../../accounts/country-choices.ts';

const groupNames: Readonly<Record<IncomeGroup, string>> = {
  low: 'low income',
  'lower-middle': 'lower middle income',
};

/** A country by its English name, with the income group that counts for the fee. */
export function countryWords(code: string, rule: RuleWaiver | null): string {
  const name = countryName(code);
  return rule ? `${name}, ${groupNames[rule.incomeGroup]}` : `${name}, in neither group of reduced fees`;
}

/** What the policy allows by the country alone, and by which list. */
export function policyWords(rule: RuleWaiver | null): string {
  if (!rule) return 'No reduction by country. The office may grant one, up to the whole fee.';
  const { incomeGroup, listedOn } = rule;
  return `${waiverLimits[incomeGroup]} % without a request, by the list of ${formatDay(listedOn)}. The office may grant more.`;
}

interface Fee {
  readonly listMinor: number;
  readonly currency: string;
}

/** What a reduction leaves to pay. */
export const leftWords = ({ listMinor, currency }: Fee, percent: number): string =>
  `${formatMoney({ amountMinor: reducedFeeOf(listMinor, percent), currency })} of ${formatMoney({ amountMinor: listMinor, currency })}`;
