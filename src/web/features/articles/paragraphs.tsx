/** The paragraphs of a plain text. */
export function Paragraphs({ text, className }: { text: string; className?: string | undefined }) {
  return text.split(/\n\s*\n/).map((paragraph, place) => (
    // The paragraphs of a text never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={place} className={className} dir="auto">
      {paragraph}
    </p>
  ));
}
