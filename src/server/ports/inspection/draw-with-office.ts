import { convertInto } from '../conversion/convert-into.ts';
import { ConversionError, type DocumentConverter } from '../conversion/document-converter.ts';
import { TooMuch } from './at-most.ts';
import type { DocumentBytes, TakePiece } from './document-inspector.ts';

/** Has LibreOffice make a PDF of a document of drawings. Where it makes none, the print says that they cannot be shown. */
export async function drawWithOffice(
  conversion: DocumentConverter,
  drawings: DocumentBytes,
  take: TakePiece,
): Promise<void> {
  if (!conversion.isAvailable || drawings.size === 0) return;
  try {
    const open = () => drawings.read({ start: 0, end: drawings.size - 1 });
    await convertInto(conversion, { open, name: 'drawings.docx' }, take);
  } catch (error) {
    if (!(error instanceof ConversionError || error instanceof TooMuch)) throw error;
  }
}
