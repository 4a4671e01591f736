const int32s = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) bytes.writeInt32LE(value, place * 4);
  return bytes;
};
const int16s = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [place, value] of values.entries()) bytes.writeUInt16LE(value & 0xff_ff, place * 2);
  return bytes;
};

const red = 0xff;

/** An enhanced metafile (EMF) of 50 by 25 mm: a red rectangle on its left half. */
export function makeEmf(): Buffer {
  const record = (type: number, ...values: readonly number[]) => int32s(type, 8 + values.length * 4, ...values);
  const records = [record(39, 1, 0, red, 0), record(37, 1), record(43, 0, 0, 100, 100), record(14, 0, 16, 20)];
  const length = 88 + Buffer.concat(records).length;
  const [bounds, frame] = [
    [0, 0, 199, 99],
    [0, 0, 5000, 2500],
  ] as const;
  const head = int32s(1, 88, ...bounds, ...frame, 0x46_4d_45_20, 0x1_00_00, length, records.length + 1, 2, 0, 0, 0);
  return Buffer.concat([head, int32s(800, 600, 200, 150), ...records]);
}

/** A Windows metafile (WMF) of 2 by 1 inches: the same. */
export function makeWmf(): Buffer {
  const record = (type: number, ...values: readonly number[]) =>
    Buffer.concat([int32s(3 + values.length), int16s(type, ...values)]);
  const records = Buffer.concat([
    record(0x02_0b, 0, 0),
    record(0x02_0c, 100, 200),
    record(0x02_fc, 0, red, 0, 0),
    record(0x01_2d, 0),
    record(0x04_1b, 100, 100, 0, 0),
    record(0),
  ]);
  const placed = Buffer.concat([int32s(0x9a_c6_cd_d7 | 0), int16s(0, 0, 0, 200, 100, 100), int32s(0)]);
  const sum = Array.from({ length: 10 }, (_, place) => placed.readUInt16LE(place * 2)).reduce((a, b) => a ^ b);
  const words = 9 + records.length / 2;
  return Buffer.concat([
    placed,
    int16s(sum),
    int16s(1, 9, 0x3_00),
    int32s(words),
    int16s(1),
    int32s(7),
    int16s(0),
    records,
  ]);
}
