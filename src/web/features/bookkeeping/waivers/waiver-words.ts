import { waiverLimits, type IncomeGroup } from '../../../../contracts/constants.ts';
import type { RuleWaiver } from '../../../../contracts/fees.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import { reducedFeeOf } from '../../../../contracts/reduced-fee.ts';
import * as t from '../../../../messages/bookkeeping.ts';
import { formatDay } from '../../../ui/format-day.ts';
import { countryName } from '../../accounts/country-choices.ts';

const groupNames = {
  low: t.lowIncome,
  'lower-middle': t.lowerMiddleIncome,
} as const satisfies Record<IncomeGroup, unknown>;

/** A country by its English name, with the income group that counts for the fee. */
export function countryWords(code: string, rule: RuleWaiver | null): string {
  const country = countryName(code);
  return rule ? groupNames[rule.incomeGroup]({ country }) : country;
}

/** What the policy allows by the country alone, and by which list. */
export function policyWords(rule: RuleWaiver | null): string {
  if (!rule) return t.policyNone();
  const { incomeGroup, listedOn } = rule;
  return t.policyByCountry({ percent: waiverLimits[incomeGroup], day: formatDay(listedOn) });
}

interface Fee {
  readonly listMinor: number;
  readonly currency: string;
}

/** What a waiver leaves to pay. */
export const leftWords = ({ listMinor, currency }: Fee, percent: number): string =>
  t.amountOf({
    part: formatMoney({ amountMinor: reducedFeeOf(listMinor, percent), currency }),
    whole: formatMoney({ amountMinor: listMinor, currency }),
  });
