/** An amount without its currency, as the specification shows it: `1,250.00`. */
export function formatAmount(amountMinor: number): string {
  const whole = Math.trunc(amountMinor / 100).toLocaleString('en-GB');
  return `${whole}.${String(Math.abs(amountMinor % 100)).padStart(2, '0')}`;
}

/** An amount as the specification shows it: `AED 199.00`. */
export const formatMoney = ({ amountMinor, currency }: { amountMinor: number; currency: string }): string =>
  `${currency} ${formatAmount(amountMinor)}`;

/** An amount that somebody typed (`1500`, `1500.00`, `1,500.00`) in minor units; null when it is none. */
export function minorUnitsOf(typed: string): number | null {
  const [isAmount, whole = '', part = ''] =
    /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return isAmount === undefined ? null : Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
}

/** An amount as a field holds it, ready to be typed over: `1500.00`. */
export const typedAmount = (amountMinor: number): string => formatAmount(amountMinor).replaceAll(',', '');
