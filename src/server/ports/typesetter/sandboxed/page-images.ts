import { PDFiumModule } from '@hyzyla/pdfium';

const rgba = 4;
const white = 0xff_ff_ff_ff;
const reverseByteOrder = 0x10;
/** PDFium's `FPDF_ANNOT`: without it, comments and stamps are not drawn. */
const withComments = 0x01;
const formStructSize = 256;
const formStructVersion = 2;

/** A page as it looks: the part inside its crop box, on white. */
export interface PageImage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** Red, green, blue and opacity of each pixel, row by row. */
  readonly pixels: Uint8Array;
}

export interface DrawnPages {
  readonly count: number;
  /** Draws a page, counted from 0, with so many pixels per point. Throws for a page that cannot be read. */
  draw(index: number, scale: number, options: { readonly withComments: boolean }): PageImage;
}

type PDFium = Awaited<ReturnType<typeof PDFiumModule>>;

interface Sheet {
  readonly page: number;
  readonly forms: number;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  readonly flags: number;
}

/** Draws what a page shows, and then the fields of its form. */
function pixelsOf(pdfium: PDFium, { page, forms, pixelWidth, pixelHeight, flags }: Sheet): Uint8Array {
  const {
    _FPDFBitmap_CreateEx: createBitmap,
    _FPDFBitmap_FillRect: fill,
    _FPDFBitmap_Destroy: destroyBitmap,
    _FPDF_RenderPageBitmap: drawContent,
    _FPDF_FFLDraw: drawForms,
  } = pdfium;
  const size = pixelWidth * pixelHeight * rgba;
  const memory = pdfium.wasmExports.malloc(size);
  if (memory === 0) throw new Error('The page does not fit into memory');
  try {
    const bitmap = createBitmap(pixelWidth, pixelHeight, rgba, memory, pixelWidth * rgba);
    const whole = [0, 0, pixelWidth, pixelHeight] as const;
    fill(bitmap, ...whole, white);
    drawContent(bitmap, page, ...whole, 0, flags);
    drawForms(forms, bitmap, page, ...whole, 0, reverseByteOrder);
    destroyBitmap(bitmap);
    return pdfium.HEAPU8.slice(memory, memory + size);
  } finally {
    pdfium.wasmExports.free(memory);
  }
}

/** Opens a PDF to draw its pages with PDFium. Throws when PDFium cannot open it. */
export async function openDrawnPages(pdf: Uint8Array): Promise<DrawnPages> {
  const pdfium = await PDFiumModule({});
  const {
    _FPDF_InitLibraryWithConfig: initialise,
    _FPDF_LoadMemDocument: loadDocument,
    _FPDF_GetPageCount: countPages,
    _FPDF_LoadPage: loadPage,
    _FPDF_ClosePage: closePage,
    _FPDF_GetPageWidth: widthOf,
    _FPDF_GetPageHeight: heightOf,
    _FPDFDOC_InitFormFillEnvironment: openForms,
    _FORM_OnAfterLoadPage: openFormsOfPage,
    _FORM_OnBeforeClosePage: closeFormsOfPage,
  } = pdfium;
  const { malloc } = pdfium.wasmExports;
  initialise({ version: 2 });
  const place = malloc(pdf.length);
  pdfium.HEAPU8.set(pdf, place);
  const document = loadDocument(place, pdf.length, 0);
  if (document === 0) throw new Error('PDFium does not open this document');
  const formStruct = malloc(formStructSize);
  pdfium.HEAPU8.fill(0, formStruct, formStruct + formStructSize);
  pdfium.HEAPU8[formStruct] = formStructVersion;
  const forms = openForms(document, formStruct);

  return {
    count: countPages(document),
    draw: (index, scale, options) => {
      const page = loadPage(document, index);
      if (page === 0) throw new Error(`Page ${index + 1} cannot be read`);
      try {
        openFormsOfPage(page, forms);
        const [width, height] = [widthOf(page), heightOf(page)];
        const [pixelWidth, pixelHeight] = [Math.ceil(width * scale), Math.ceil(height * scale)];
        const flags = reverseByteOrder | (options.withComments ? withComments : 0);
        const pixels = pixelsOf(pdfium, { page, forms, pixelWidth, pixelHeight, flags });
        return { width, height, pixelWidth, pixelHeight, pixels };
      } finally {
        closeFormsOfPage(page, forms);
        closePage(page);
      }
    },
  };
}
