import type { Money } from './values.ts';

/** Making one takes a hundred times as long as using it. */
const grouped = new Intl.NumberFormat('en-GB');

/** An amount without its currency, as the specification shows it: `1,250.00`. */
export function formatAmount(amountMinor: number): string {
  const whole = grouped.format(Math.trunc(amountMinor / 100));
  return `${whole}.${String(Math.abs(amountMinor % 100)).padStart(2, '0')}`;
}

/** An amount as the specification shows it: `AED 199.00`. */
export const formatMoney = ({ amountMinor, currency }: Money): string => `${currency} ${formatAmount(amountMinor)}`;

/** Whether two amounts are the same, of the same currency. */
export const isSameMoney = (one: Money, other: Money): boolean =>
  one.amountMinor === other.amountMinor && one.currency === other.currency;

/** A typed amount (`1500`, `1500.00`, `1,500.00`) in minor units; null if it is not one. */
export function minorUnitsOf(typed: string): number | null {
  const [isAmount, whole = '', part = ''] =
    /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return isAmount === undefined ? null : Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
}

/** An amount as it travels in `issuePrice` (199 or 199.5, in AED) in minor units. */
export const toMinorUnits = (amount: number): number => Math.round(amount * 100);

/** Minor units as they travel in `issuePrice`: 19900 is 199. */
export const fromMinorUnits = (amountMinor: number): number => amountMinor / 100;

/** An amount as fields and spreadsheets take it, without commas: `1500.00`. */
export const plainAmount = (amountMinor: number): string => formatAmount(amountMinor).replaceAll(',', '');
