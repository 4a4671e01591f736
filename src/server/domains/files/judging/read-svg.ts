const pixels: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

function lengthOf(root: string, name: 'width' | 'height'): number {
  const [, value, unit = ''] = new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)([a-z]*)["']`).exec(root) ?? [];
  return Number(value) * (pixels[unit] ?? Number.NaN);
}

/** The size of an SVG in pixels: its own, or that of its view box. Null for anything else. */
export function readSvg(bytes: Buffer): { mediaType: 'image/svg+xml'; width: number; height: number } | null {
  const root = /^\uFEFF?(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)*(<svg\b[^>]*>)/.exec(
    bytes.toString('utf8', 0, 65_536),
  )?.[1];
  if (root === undefined) return null;
  const box = /\sviewBox\s*=\s*["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/.exec(root);
  const [width, height] = [lengthOf(root, 'width') || Number(box?.[1]), lengthOf(root, 'height') || Number(box?.[2])];
  return width > 0 && height > 0
    ? { mediaType: 'image/svg+xml', width: Math.round(width), height: Math.round(height) }
    : null;
}
