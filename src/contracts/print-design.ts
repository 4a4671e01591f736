import * as t from '../messages/print-design.ts';
import { defineCall, FileReply } from './call.ts';
import { Id } from './values.ts';
import { z } from './zod-for-pages.ts';

/** The fonts that articles can be printed in. */
export const printFonts = ['source-serif', 'public-sans', 'dejavu-serif', 'dejavu-sans'] as const;

/** In millimetres. */
export const printMargins = { least: 12, most: 45 } as const;
export const longestRunningHead = 80;
/** Of a logo as a data address, in characters. */
export const longestLogo = 200_000;
export const leastContrast = 5;

const channel = (hex: string): number => {
  const part = Number.parseInt(hex, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** The contrast of a colour such as `#0b5c5a` with white paper: 1 to 21 (WCAG 2.2). */
export function contrastWithPaper(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map(channel);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const margin = z.coerce
  .number({ error: () => t.marginFaulty(printMargins) })
  .int({ error: () => t.marginFaulty(printMargins) })
  .min(printMargins.least, { error: () => t.marginFaulty(printMargins) })
  .max(printMargins.most, { error: () => t.marginFaulty(printMargins) });

/** How a journal prints its articles. Every value is data: a colour, a number, a name from a list, a text. */
export const PrintDesign = z.object({
  font: z.enum(printFonts),
  accent: z
    .string()
    .regex(/^#[\da-f]{6}$/i, { error: () => t.colourFaulty() })
    .toLowerCase()
    .refine((colour) => contrastWithPaper(colour) >= leastContrast, { error: () => t.colourTooLight() }),
  columns: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)])),
  sideMargin: margin,
  topMargin: margin,
  /** On the pages after the first; '' for journal, volume and issue. */
  runningHead: z
    .string()
    .trim()
    .max(longestRunningHead, { error: () => t.runningHeadTooLong({ most: longestRunningHead }) })
    .regex(/^\P{Cc}*$/u, { error: () => t.runningHeadFaulty() }),
  /** A PNG or JPEG as a data address; '' for none. */
  logo: z
    .string()
    .max(longestLogo, { error: () => t.logoTooLarge() })
    .regex(/^(?:data:image\/(?:png|jpeg);base64,[A-Za-z\d+/]+=*)?$/, { error: () => t.logoFaulty() }),
});
export type PrintDesign = z.infer<typeof PrintDesign>;

/** How articles are printed until a journal chooses. */
export const usualDesign: PrintDesign = {
  font: 'source-serif',
  accent: '#0b5c5a',
  columns: 1,
  sideMargin: 30,
  topMargin: 30,
  runningHead: '',
  logo: '',
};

const ofJournal = z.object({ journalId: Id });

export const printPreview = {
  make: defineCall({
    method: 'POST',
    path: '/api/editorial/settings/:journalId/print-preview',
    summary: 'Prints a journal’s newest article, or a sample, in a design, for its editor in chief and administrators',
    access: 'user',
    params: ofJournal,
    body: PrintDesign,
    reply: z.object({ url: z.string() }),
  }),
  read: defineCall({
    method: 'GET',
    path: '/api/editorial/settings/:journalId/print-preview/:fileId',
    summary: 'A printed preview of a journal’s design, for its editor in chief and administrators',
    access: 'user',
    credentials: 'bearer-or-cookie',
    params: ofJournal.extend({ fileId: Id }),
    reply: FileReply,
    replyKind: 'file',
  }),
} as const;
