import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconCash,
  IconCertificate,
  IconDots,
  IconFileText,
  IconHistory,
  IconTrash,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { feeCheckoutHref, pages } from '../../../../contracts/pages.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import styles from './row-menu.module.css';
import { isFollowed } from './turn-of.ts';

interface RowMenuProps {
  readonly manuscript: ManuscriptEntry;
  readonly user: CurrentUser;
  readonly onVersions: () => void;
  /** Undefined where the certificate has its own button, or there is none. */
  readonly onCertificate: (() => void) | undefined;
  readonly onRemove: () => void;
}

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

function ModeEntry({ href }: { href: string }) {
  return (
    <Menu.Item className={styles.entry ?? ''} component="a" href={href} leftSection={<IconCash {...icon} />}>
      {t.accessOption()}
    </Menu.Item>
  );
}

/** The title of a published one leads to the article. */
const PageEntry = ({ href }: { href: string }) => (
  <Menu.Item className={styles.entry ?? ''} leftSection={<IconFileText {...icon} />} component={Link} to={href}>
    {t.manuscriptPage()}
  </Menu.Item>
);

function RemovalEntry({ withdraws, onRemove }: { withdraws: boolean; onRemove: () => void }) {
  return (
    <Menu.Item
      leftSection={withdraws ? <IconArchive {...icon} /> : <IconTrash {...icon} />}
      className={styles.danger ?? ''}
      onClick={onRemove}
    >
      {withdraws ? t.withdrawOrRetract() : common.deleteIt()}
    </Menu.Item>
  );
}

/** The less common actions. */
export function RowMenu({ manuscript, user, onVersions, onCertificate, onRemove }: RowMenuProps) {
  const { allowed, id, version } = manuscript;
  const isReviewed = isFollowed(manuscript);
  // In peer review, the author withdraws on the manuscript's own page.
  const mayAskToRemove = !isReviewed || allowed.includes('delete');
  // If there is a fee to pay, the button beside the menu leads there.
  const mayChange = allowed.includes('choose-mode') && !allowed.includes('pay');
  const target = useRef<HTMLButtonElement>(null);
  /** The entry disappears with the menu, so a dialog that it opens returns the focus to the button. */
  const fromButton = (open: () => void) => () => {
    target.current?.focus();
    open();
  };
  return (
    // Inside the page and without a focus placeholder, the menu contains only its entries.
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          ref={target}
          variant="subtle"
          color="gray"
          size="xl"
          aria-label={t.moreFor({ number: manuscript.manuscriptNumber, title: manuscript.articleTitle })}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onCertificate && (
          <Menu.Item
            className={styles.entry ?? ''}
            leftSection={<IconCertificate {...icon} />}
            onClick={fromButton(onCertificate)}
          >
            {t.certificate()}
          </Menu.Item>
        )}
        {manuscript.articleStatus === 'Published' && (
          <PageEntry href={pages.followManuscript.href({ articleId: id })} />
        )}
        {mayChange && <ModeEntry href={feeCheckoutHref(id, user)} />}
        <Menu.Item
          className={styles.entry ?? ''}
          leftSection={<IconHistory {...icon} />}
          onClick={fromButton(onVersions)}
        >
          {version > 1 ? t.allVersions({ count: version }) : t.submittedVersions()}
        </Menu.Item>
        {mayAskToRemove && <RemovalEntry withdraws={allowed.includes('withdraw')} onRemove={fromButton(onRemove)} />}
      </Menu.Dropdown>
    </Menu>
  );
}
