/** The VAT that a price contains, and the price before it, in minor units; the two add up to the price. */
export function splitVat(
  grossMinor: number,
  percent: number,
): { readonly netMinor: number; readonly vatMinor: number } {
  // Hundredths of a per cent: whole numbers alone divide without an error.
  const rate = Math.round(percent * 100);
  const netMinor = Math.round((grossMinor * 10_000) / (10_000 + rate));
  return { netMinor, vatMinor: grossMinor - netMinor };
}
