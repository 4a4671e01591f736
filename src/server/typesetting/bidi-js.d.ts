/** The bidirectional algorithm; its own types speak of another kind of module than it is. */
declare module 'bidi-js' {
  interface Bidi {
    /** A level for each unit of the text: odd ones run to the left. */
    getEmbeddingLevels(text: string, base: 'ltr' | 'rtl' | 'auto'): { readonly levels: Uint8Array };
    /** Null for a character that looks the same from both sides. */
    getMirroredCharacter(character: string): string | null;
  }

  const makeBidi: () => Bidi;
  export default makeBidi;
}
