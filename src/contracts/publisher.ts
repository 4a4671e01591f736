/** Where letters reach the publisher, and what invoices name: replace it with your own. */
export const postalAddress = ['P.O. Box 390246', 'Dubai', 'United Arab Emirates'] as const;
