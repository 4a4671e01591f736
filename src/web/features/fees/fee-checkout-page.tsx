/** The checkout of a handling fee. */
export default function FeeCheckoutPage() {
  return <p>Handling fee</p>;
}
