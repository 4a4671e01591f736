/** An amount as the specification shows it: `AED 199.00`. */
export function formatMoney(money: { amountMinor: number; currency: string }): string {
  const whole = Math.trunc(money.amountMinor / 100).toLocaleString('en-GB');
  return `${money.currency} ${whole}.${String(Math.abs(money.amountMinor % 100)).padStart(2, '0')}`;
}
