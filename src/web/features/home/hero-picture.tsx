import styles from './hero-picture.module.css';

/** The house's own picture behind its name, shaded where the words stand. */
export const HeroPicture = ({ url }: { url: string }) => (
  <>
    <img className={styles.picture} src={url} alt="" fetchPriority="high" />
    <div className={styles.shade} aria-hidden />
  </>
);
