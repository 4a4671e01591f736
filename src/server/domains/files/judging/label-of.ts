/** What would hide or turn text, or break a line; joiners stay, which Persian and emoji need. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Names that Windows takes for devices, whatever follows their first full stop. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(\.|$)/i;

/** In bytes, which is what file systems count. */
const longest = 200;

/** The start of a text that fits into so many bytes, cut where no visible character is broken. */
function shortened(text: string, bytes: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, longest))) {
    if (Buffer.byteLength(kept + segment) > bytes) break;
    kept += segment;
  }
  return kept;
}

/** A harmless label out of a name that a client sent: the last part of a path, without what hides, turns or commands. */
export function labelOf(name: string | undefined): string {
  const last = (name ?? '').replaceAll('\\', '/').split('/').at(-1) ?? '';
  // Windows drops full stops and spaces at the end, so that they must not hide the ending.
  const visible = last
    .toWellFormed()
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[\s.]+$/u, '');
  const ending = /\.[^.\s]{1,20}$/u.exec(visible)?.[0] ?? '';
  const base = visible.slice(0, visible.length - ending.length).replace(/^[\s.]+|\s+$/gu, '');
  const label = (shortened(base, longest - Buffer.byteLength(ending)) || 'file') + ending;
  return device.test(label) ? `_${label}` : label;
}
