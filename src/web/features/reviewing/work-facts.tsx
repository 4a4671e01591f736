import styles from './work-facts.module.css';

interface WorkFactsProps {
  readonly abstract: string;
  readonly keywords: readonly string[];
  /** The heading's level on its page. */
  readonly level?: 2 | 3;
}

/** What a reviewer is told of a work before its files: abstract and keywords. */
export function WorkFacts({ abstract, keywords, level = 2 }: WorkFactsProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.facts}>
      <Heading className={styles.heading}>Abstract</Heading>
      <p dir="auto" className={styles.abstract}>
        {abstract}
      </p>
      {keywords.length > 0 && (
        <p className={styles.keywords}>
          <strong>Keywords:</strong> <bdi>{keywords.join(', ')}</bdi>
        </p>
      )}
    </section>
  );
}
