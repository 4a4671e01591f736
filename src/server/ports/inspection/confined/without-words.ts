const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** How a number is written, without the words beside it, as an attribute holds it: a number of a chart is not drawn without it. */
export const withoutWords = (format: string): string => quoted(format.replaceAll(/"[^"]*"?/g, '')) || 'General';
