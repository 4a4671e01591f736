import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/reviewing.ts';
import { bdi, strong } from '../../ui/message-tags.tsx';
import styles from './work-facts.module.css';

interface WorkFactsProps {
  readonly abstract: string;
  readonly keywords: readonly string[];
  /** The heading's level on its page. */
  readonly level?: 2 | 3;
}

/** The abstract and keywords of a manuscript. */
export function WorkFacts({ abstract, keywords, level = 2 }: WorkFactsProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.facts}>
      <Heading className={styles.heading}>{common.abstract()}</Heading>
      <p dir="auto" className={styles.abstract}>
        {abstract}
      </p>
      {keywords.length > 0 && (
        <p className={styles.keywords}>
          {t.keywords({
            keywords: keywords.join(', '),
            strong,
            bdi,
          })}
        </p>
      )}
    </section>
  );
}
