/** Reads big-endian numbers one after another, with the two packed forms that WOFF2 adds. */
export class ByteReader {
  readonly bytes: Buffer;
  position: number;

  constructor(bytes: Buffer, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  unsigned(size: 1 | 2 | 4): number {
    this.position += size;
    return this.bytes.readUIntBE(this.position - size, size);
  }

  signed16(): number {
    this.position += 2;
    return this.bytes.readInt16BE(this.position - 2);
  }

  take(length: number): Buffer {
    this.position += length;
    return this.bytes.subarray(this.position - length, this.position);
  }

  base128(): number {
    let value = 0;
    for (let read = 0; read < 5; read++) {
      const byte = this.unsigned(1);
      value = value * 128 + (byte & 127);
      if ((byte & 128) === 0) return value;
    }
    throw new Error('A base-128 number in the font is longer than five bytes');
  }

  packed255(): number {
    const first = this.unsigned(1);
    if (first === 253) return this.unsigned(2);
    if (first === 254) return 506 + this.unsigned(1);
    if (first === 255) return 253 + this.unsigned(1);
    return first;
  }
}
