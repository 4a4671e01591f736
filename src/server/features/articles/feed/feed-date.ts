/** The date of RFC 822 that RSS wants; of a month or a year its first day, the exact date stands beside it in `dc:date`. */
export const feedDate = (partialDay: string) => new Date(partialDay).toUTCString();
