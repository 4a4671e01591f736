import drawings from './drawings.svg?no-inline';

interface DrawingProps {
  /** Its id in `drawings.svg`. */
  readonly name: string;
  readonly className?: string | undefined;
  readonly transform?: string;
}

/** A part of a drawing that comes in a file of its own, which browsers keep: in colours of the page, but with no light across it. */
export const Drawing = ({ name, ...attributes }: DrawingProps) => <use {...attributes} href={`${drawings}#${name}`} />;
