import QRCode from 'qrcode';
import { colours } from '../../../typesetting/house-colours.ts';
import { code } from './page-plan.ts';

/** As the standard asks, in modules. */
const quietZone = 4;

/** The address as a QR code, dark on white, with the clear edge that readers need. */
export function drawCode(doc: PDFKit.PDFDocument, address: string): void {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const step = code.size / (size + 2 * quietZone);
  doc.rect(code.x, code.y, code.size, code.size).fill(colours.white);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (modules.get(row, column))
        doc.rect(code.x + (column + quietZone) * step, code.y + (row + quietZone) * step, step, step);
  doc.fill(colours.ink);
}
