import { ActionIcon, Menu } from '@mantine/core';
import { IconArchive, IconCash, IconDots, IconFileText, IconHistory, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { feeCheckoutHref, pages } from '../../../../contracts/pages.ts';
import styles from './row-menu.module.css';

/** Whether a manuscript is in peer review: all that its author does with it, until it is published, has a page of its own. */
export const isFollowed = ({ reviewModel, isPublished, articlePublishedDate }: ManuscriptEntry): boolean =>
  reviewModel === 'double-anonymous' && !isPublished && articlePublishedDate === null;

interface RowMenuProps {
  readonly manuscript: ManuscriptEntry;
  readonly user: CurrentUser;
  readonly onVersions: () => void;
  readonly onRemove: () => void;
}

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

function ModeEntry({ href }: { href: string }) {
  return (
    <Menu.Item className={styles.entry ?? ''} component="a" href={href} leftSection={<IconCash {...icon} />}>
      Mode of publication
    </Menu.Item>
  );
}

function RemovalEntry({ withdraws, onRemove }: { withdraws: boolean; onRemove: () => void }) {
  return (
    <Menu.Item
      leftSection={withdraws ? <IconArchive {...icon} /> : <IconTrash {...icon} />}
      className={styles.danger ?? ''}
      onClick={onRemove}
    >
      {withdraws ? 'Withdraw or retract' : 'Delete'}
    </Menu.Item>
  );
}

/** What is rarely done with a manuscript. */
export function RowMenu({ manuscript, user, onVersions, onRemove }: RowMenuProps) {
  const { articleStatus, articlePublishedJournal, allowed, id, version } = manuscript;
  const isReviewed = isFollowed(manuscript);
  const isPublic = !isReviewed && (articleStatus === 'Published' || articleStatus === 'Withdrawn');
  // What is in peer review is withdrawn from its own page.
  const mayAskToRemove = !isReviewed || allowed.includes('delete');
  // Where there is something to pay, the button beside the menu leads there.
  const mayChange = allowed.includes('choose-mode') && !allowed.includes('pay');
  const target = useRef<HTMLButtonElement>(null);
  /** The entry goes with the menu: a dialog that it opens gives the focus back to the button. */
  const fromButton = (open: () => void) => () => {
    target.current?.focus();
    open();
  };
  return (
    // In the page and without its own place for the focus, the menu holds nothing but its entries.
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          ref={target}
          variant="subtle"
          color="gray"
          size="xl"
          aria-label={`More for ${manuscript.articleNumber}: ${manuscript.articleTitle}`}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isPublic && (
          <Menu.Item
            className={styles.entry ?? ''}
            component={Link}
            to={pages.article.href({ catId: articlePublishedJournal.journalAbbreviation, articleId: id })}
            leftSection={<IconFileText {...icon} />}
          >
            See the article
          </Menu.Item>
        )}
        {mayChange && <ModeEntry href={feeCheckoutHref(id, user)} />}
        <Menu.Item
          className={styles.entry ?? ''}
          leftSection={<IconHistory {...icon} />}
          onClick={fromButton(onVersions)}
        >
          {version > 1 ? `All ${version} versions` : 'What was submitted'}
        </Menu.Item>
        {mayAskToRemove && <RemovalEntry withdraws={allowed.includes('withdraw')} onRemove={fromButton(onRemove)} />}
      </Menu.Dropdown>
    </Menu>
  );
}
