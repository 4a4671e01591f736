/** The publisher's postal address, until an administrator enters another on the contact page. */
export const postalAddress = ['P.O. Box 390246', 'Dubai', 'United Arab Emirates'] as const;
