/** Rows of bytes, each written as PNG does in another way, by how they differ from those beside and above. */
export function asDifferences(bytes: Buffer, length: number): Buffer {
  const at = (row: number, place: number) => (row < 0 || place < 0 ? 0 : (bytes[row * length + place] ?? 0));
  const rows = Array.from({ length: Math.ceil(bytes.length / length) }, (_, row) => {
    const kind = row % 5;
    const own = bytes.subarray(row * length, (row + 1) * length);
    const differences = [...own].map((byte, place) => {
      const [left, above, corner] = [at(row, place - 1), at(row - 1, place), at(row - 1, place - 1)];
      const nearest = [left, above, corner].toSorted(
        (one, other) => Math.abs(left + above - corner - one) - Math.abs(left + above - corner - other),
      )[0];
      return byte - ([0, left, above, Math.floor((left + above) / 2), nearest ?? 0][kind] ?? 0);
    });
    return Buffer.from([kind, ...differences]);
  });
  return Buffer.concat(rows);
}
