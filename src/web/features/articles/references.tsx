import type { Reference } from '../../../contracts/article-parts.ts';
import { InPage } from '../../ui/in-page.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import { workAddress } from '../../../contracts/work-address.ts';
import * as t from '../../../messages/articles.ts';
import styles from './references.module.css';

/** The link to a cited work, where its own text does not lead there. */
function WorkLink({ reference }: { reference: Reference }) {
  const address = workAddress(reference);
  if (address === null) return null;
  return (
    <>
      {' '}
      <a href={address}>{address}</a>
    </>
  );
}

export const referencesName = 'reference-list';

/** The works that an article cites, each where its citations point to. */
export function References({ references }: { references: readonly Reference[] | null }) {
  if (references?.length === 0) return null;
  return (
    <section className={`references ${styles.references}`} aria-labelledby="references">
      <h2 id="references">{t.references()}</h2>
      <InPage as="ol" name={referencesName} value={references}>
        {(shown) =>
          shown.map((reference) => (
            <li key={reference.id} id={reference.id}>
              <RichHtml as="span" html={reference.html} />
              <WorkLink reference={reference} />
            </li>
          ))
        }
      </InPage>
    </section>
  );
}
