import styles from './cover.module.css';

interface CoverProps {
  imageUrl: string | null;
  /** What the cover belongs to; printed on a plain cover where there is no picture. */
  title: string;
  /** Empty where the same words stand beside the picture. */
  alt?: string;
}

/** A cover, three by four; a plain one in the house's cloth where there is no picture. */
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
