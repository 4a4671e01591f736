/** What a picture says of itself in its first bytes. */
export interface PictureFacts {
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** As many leading bytes as are looked at: cameras and programs write much before the size of a JPEG. */
export const pictureHeadSize = 1024 * 1024;

function readPng(head: Buffer): PictureFacts | null {
  if (head.length < 24 || head.toString('latin1', 0, 16) !== '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR') return null;
  return { mediaType: 'image/png', width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** The markers of a JPEG that begin a frame, which says how large the picture is. */
const beginsFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(head: Buffer): PictureFacts | null {
  if (head.length < 4 || head.readUInt16BE(0) !== 0xffd8) return null;
  let place = 2;
  while (place + 9 <= head.length && head[place] === 0xff) {
    const marker = head.readUInt8(place + 1);
    if (beginsFrame(marker))
      return { mediaType: 'image/jpeg', height: head.readUInt16BE(place + 5), width: head.readUInt16BE(place + 7) };
    // The picture itself begins, or ends, before its size was said.
    if (marker === 0xda || marker === 0xd9) return null;
    // Any number of fill bytes may precede a marker.
    place += marker === 0xff ? 1 : 2 + head.readUInt16BE(place + 2);
  }
  return null;
}

function readWebp(head: Buffer): PictureFacts | null {
  if (head.length < 30 || head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WEBP')
    return null;
  const mediaType = 'image/webp';
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { mediaType, width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const sizes = head.readUInt32LE(21);
      return { mediaType, width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { mediaType, width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}

/**
 * Type and size of a JPEG, PNG or WebP from its header, without decoding; null for anything else. Replaces
 * `image-size` (2.1), which skips unknown JPEG bytes one by one and can be tricked into a size that no browser would
 * find.
 */
export function readPicture(head: Buffer): PictureFacts | null {
  const facts = readPng(head) ?? readJpeg(head) ?? readWebp(head);
  return facts && facts.width > 0 && facts.height > 0 ? facts : null;
}
