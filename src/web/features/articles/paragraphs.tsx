import { Children } from 'react';

/** The paragraphs of a plain text. */
export const Paragraphs = ({ text, className }: { text: string; className?: string | undefined }) =>
  Children.toArray(
    text.split(/\n\s*\n/).map((paragraph) => (
      <p className={className} dir="auto">
        {paragraph}
      </p>
    )),
  );
