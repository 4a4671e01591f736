/** The media type of an article in JATS. */
export const jatsMediaType = 'application/jats+xml';
