import { useState } from 'react';
import { useLeft } from '../../ui/in-page.tsx';
import type { Tag } from './scholar-tags.ts';

export const scholarTagsName = 'scholar-tags';
export const jsonLdName = 'json-ld';

const tagsInHead = (): Tag[] =>
  Array.from(document.head.querySelectorAll<HTMLMetaElement>('meta[name^="citation_"]'), ({ name, content }) => ({
    name,
    content,
  }));

interface ScholarMetaProps {
  /** Null where the page's head holds them. */
  tags: readonly Tag[] | null;
  /** The article in the words of schema.org; null where the page holds it. */
  jsonLd: string | null;
}

/** What search engines read of an article: tags of the head, in their order, and JSON. Two authors of one institution give the same tag twice. */
export function ScholarMeta({ tags, jsonLd }: ScholarMetaProps) {
  const left = useLeft(scholarTagsName, tags);
  const data = useLeft(jsonLdName, jsonLd);
  const html = { __html: data.value ?? data.html };
  const [inHead] = useState(() => (left.value === null ? tagsInHead() : []));
  // Data, which no browser runs; written by our own code, and no `<` is in it.
  // oxlint-disable-next-line react/no-danger
  const json = <script type="application/ld+json" id={jsonLdName} dangerouslySetInnerHTML={html} />;
  return (
    <>
      {(left.value ?? inHead).map((tag, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list is the same as long as the article is
        <meta key={place} {...tag} />
      ))}
      {json}
    </>
  );
}
