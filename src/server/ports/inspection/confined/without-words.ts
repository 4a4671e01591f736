import { asXmlValue } from './xml-entities.ts';

/** How a number is written, without the words beside it, as an attribute holds it: a number of a chart is not drawn without it. */
export const withoutWords = (format: string): string => asXmlValue(format.replaceAll(/"[^"]*"?/g, '')) || 'General';
