import { ConversionError, type DocumentConverter } from './document-converter.ts';

/** Where no program converts: administrators bring the PDF. */
export const noConverter: DocumentConverter = {
  isAvailable: false,
  toPdf: () => Promise.reject(new ConversionError('There is no program for it on this machine')),
  onBehalfOf: () => noConverter,
  close: () => Promise.resolve(),
};
