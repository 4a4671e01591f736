import { Fragment } from 'react';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:)])/;

/** A plain text whose web addresses can be followed. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, place) =>
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
      <a key={place} href={part}>
        {part}
      </a>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}
