/** Takes the first bytes off a stream to look at, and gives them back in front of the rest. */
export async function readHead(
  stream: AsyncIterable<Buffer>,
  size: number,
): Promise<{ head: Buffer; whole: AsyncIterable<Buffer> }> {
  const chunks: Buffer[] = [];
  let length = 0;
  const iterator = stream[Symbol.asyncIterator]();
  while (length < size) {
    const next = await iterator.next();
    if (next.done) break;
    chunks.push(Buffer.from(next.value));
    length += next.value.length;
  }
  const head = Buffer.concat(chunks);
  async function* again() {
    yield head;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  return { head, whole: again() };
}
