const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const characterOf = (code: number) => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd');

/** Text as it is read, out of text as it stands in XML; names that XML itself does not know stay. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    if (decimal !== undefined) return characterOf(Number(decimal));
    return entities[name ?? ''] ?? whole;
  });
