/** The reader of fonts that pdfkit draws with; it comes without types. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
  }

  /** In units of the font. */
  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly yAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }

  export interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  }

  export interface PathCommand {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  }

  export interface GlyphOutline {
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly PathCommand[] };
  }

  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features: readonly string[],
      script: string | undefined,
      language: string | undefined,
      direction: 'ltr' | 'rtl',
    ): GlyphRun;
    getGlyph(id: number): GlyphOutline;
    getVariation(settings: Readonly<Record<string, number>>): Font;
  }

  export function create(bytes: Uint8Array): Font;
}
