/** Payments. */
export function PaymentsPanel() {
  return <p>Payments</p>;
}
