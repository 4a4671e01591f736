import { IconChevronDown } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';

interface AccordionProps {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** One of the sections beside an article that open and close, without scripting too. */
export function Accordion({ title, isOpen = false, children }: AccordionProps) {
  return (
    <details className={styles.accordion} open={isOpen}>
      <summary>
        <h2>{title}</h2>
        <Icon of={IconChevronDown} size={20} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
