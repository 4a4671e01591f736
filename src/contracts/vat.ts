/** The VAT that a price contains, and the price before it, in minor units; the two add up to the price. */
export function splitVat(
  grossMinor: number,
  percent: number,
): { readonly netMinor: number; readonly vatMinor: number } {
  const netMinor = Math.round((grossMinor * 100) / (100 + percent));
  return { netMinor, vatMinor: grossMinor - netMinor };
}
