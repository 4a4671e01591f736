/** The reader of fonts, which comes without types: as much of it as we use. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }

  export function create(bytes: Uint8Array): Font;
}
