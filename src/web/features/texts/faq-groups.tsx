import { IconChevronDown } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import * as t from '../../../messages/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import styles from './faq-groups.module.css';

/** Opens the answer in the address and scrolls to its question, for browsers that do not. */
function useLinkedAnswer(): void {
  const location = useLocation();
  useEffect(() => {
    const target = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    const question = target?.closest('details');
    if (!question) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [location]);
}

interface Item {
  readonly id: string;
  readonly titleHtml: string;
  readonly contentHtml: string;
}

interface FaqGroupsProps {
  readonly groups: readonly { heading: { id: string; html: string } | null; items: readonly Item[] }[];
  /** The level of the groups' headings. */
  readonly level: 2 | 3;
}

/** One question; the browser opens it for a link to its answer or a word searched in the page. */
function Question({ id, titleHtml, contentHtml }: Item) {
  return (
    <details className={styles.item} name="faq" suppressHydrationWarning>
      <summary>
        <RichHtml as="span" className={styles.question} html={titleHtml} />
        <Icon of={IconChevronDown} size={22} />
      </summary>
      <div id={id} className={styles.answer}>
        <RichHtml className="static-text" html={contentHtml} />
        <a className={styles.link} href={`#${id}`}>
          {t.linkToAnswer()}
        </a>
      </div>
    </details>
  );
}

/** Questions and answers as an accordion, in groups. */
export function FaqGroups({ groups, level }: FaqGroupsProps) {
  useLinkedAnswer();
  return groups.map(({ heading, items }) => (
    <section key={heading?.id ?? ''} className={styles.group}>
      {heading && <RichHtml as={`h${level}`} id={heading.id} html={heading.html} />}
      {items.map((item) => (
        <Question key={item.id} {...item} />
      ))}
    </section>
  ));
}
