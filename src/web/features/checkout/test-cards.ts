/** The cards of the test provider, and what each does. */
export const testCards = [
  { number: '4242 4242 4242 4242', label: 'Pays' },
  { number: '4000 0000 0000 0002', label: 'Is declined' },
  { number: '4000 0025 0000 3155', label: 'Asks to confirm the payment' },
] as const;
