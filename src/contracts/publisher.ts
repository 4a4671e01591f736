/** Where emails reach the publisher, until an administrator writes another address on the contact page. */
export const postalAddress = ['P.O. Box 390246', 'Dubai', 'United Arab Emirates'] as const;
