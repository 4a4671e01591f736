import { about } from '../../content/publisher.ts';
import { useSiteName } from '../../ui/site-facts.ts';
import styles from './about-us.module.css';

/** Who publishes here and by which rules. */
export function AboutUs() {
  const paragraphs = about.paragraphs(useSiteName());
  return (
    <section className={styles.about} aria-labelledby="about-us">
      <div className={styles.text}>
        <h2 id="about-us">About Us</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={styles.facts}>
        {about.facts.map((fact) => (
          <div key={fact.title}>
            <dt>{fact.title}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
