import styles from './cover.module.css';

interface CoverProps {
  imageUrl: string | null;
  /** What the cover belongs to; printed on a plain cover where there is no picture. */
  title: string;
  /** Empty if the same text is beside the picture. */
  alt?: string;
}

/** A cover, 3:4; a plain one in the site's colours if there is no picture. */
export function Cover({ imageUrl, title, alt = '' }: CoverProps) {
  if (imageUrl === null) {
    return (
      <span className={styles.plain} aria-hidden>
        <span>{title}</span>
      </span>
    );
  }
  return (
    <img className={styles.cover} src={imageUrl} alt={alt} width={300} height={400} loading="lazy" decoding="async" />
  );
}
