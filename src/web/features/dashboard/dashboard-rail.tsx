import {
  IconBooks,
  IconBookUpload,
  IconCash,
  IconChartBar,
  IconChartLine,
  IconDiscount2,
  IconFilePlus,
  IconFiles,
  IconGavel,
  IconHistory,
  IconHome,
  IconMail,
  IconMessages,
  IconNotebook,
  IconSend,
  IconShieldCheck,
  IconSparkles,
  IconTrash,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { badgeMaximum } from '../../../contracts/constants.ts';
import * as t from '../../../messages/dashboard.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import styles from './dashboard-rail.module.css';
import type { DashboardTab, TabGroup, TabName } from './dashboard-tabs.ts';

/** A count as a badge shows it: "5+" where there are more than the specification shows. */
export const badgeText = (count: number): string => (count > badgeMaximum ? `${badgeMaximum}+` : String(count));

const icons: Record<TabName, typeof IconFiles> = {
  'verify-regular': IconShieldCheck,
  'verify-special': IconSparkles,
  'my-manuscripts': IconFiles,
  submit: IconFilePlus,
  purchases: IconBooks,
  profile: IconUser,
  mailing: IconSend,
  outbox: IconMail,
  site: IconHome,
  people: IconUsers,
  deleted: IconTrash,
  journals: IconNotebook,
  'submit-issue': IconBookUpload,
  bookkeeping: IconCash,
  waivers: IconDiscount2,
  desk: IconGavel,
  reviews: IconMessages,
  usage: IconChartBar,
  record: IconHistory,
  overview: IconChartLine,
};

/** What the number in a badge counts. */
const waiting: Partial<Record<TabName, PlainMessage>> = {
  'verify-regular': t.badgeToVerify,
  'verify-special': t.badgeToVerify,
  bookkeeping: t.badgeToSettle,
  waivers: t.badgeToDecide,
  desk: t.badgeTasks,
};

interface Shown {
  readonly current: DashboardTab;
  readonly counts: Partial<Record<TabName, number>>;
}

function bringIntoSight(row: HTMLElement, current: TabName) {
  const tab = row.querySelector(`[data-tab="${current}"]`);
  if (!tab) return;
  const inRow = row.getBoundingClientRect();
  const own = tab.getBoundingClientRect();
  row.scrollBy({ left: own.x + own.width / 2 - (inRow.x + inRow.width / 2), behavior: 'instant' });
}

/**
 * Scrolls the current tab into view in the one-row layout, without moving the page, when loaded numbers widen the
 * tabs.
 */
function useCurrentInSight(current: TabName) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tabs = row.current;
    if (!tabs) return undefined;
    const sizes = new ResizeObserver(() => bringIntoSight(tabs, current));
    for (const tab of tabs.querySelectorAll('li')) sizes.observe(tab);
    return () => sizes.disconnect();
  }, [current]);
  return row;
}

function RailTab({ tab: { number, name, label }, current, counts }: Shown & { tab: DashboardTab }) {
  const Icon = icons[name];
  const count = counts[name];
  const noun = waiting[name];
  const isBadge = noun !== undefined && count !== undefined && count > 0;
  return (
    <li>
      <Link to={`?tab=${number}`} data-tab={name} aria-current={name === current.name ? 'page' : undefined}>
        <Icon aria-hidden stroke={1.5} size={20} />
        <span className={styles.label}>{label()}</span>
        {count !== undefined && (
          <span className={isBadge ? styles.badge : styles.count}>{isBadge ? badgeText(count) : count}</span>
        )}
        {isBadge && <span className="visually-hidden"> {noun()}</span>}
      </Link>
    </li>
  );
}

function RailGroup({ group: { title, tabs }, ...shown }: Shown & { group: TabGroup }) {
  const id = useId();
  return (
    <div className={styles.group}>
      {title !== null && (
        <p id={id} className={styles.title}>
          {title()}
        </p>
      )}
      <ul className={styles.tabs} aria-labelledby={title === null ? undefined : id}>
        {tabs.map((tab) => (
          <RailTab key={tab.name} tab={tab} {...shown} />
        ))}
      </ul>
    </div>
  );
}

/** The tabs with their counts; pending tasks are in a badge. On a narrow screen they are one row. */
export function DashboardRail({ groups, ...shown }: Shown & { groups: readonly TabGroup[] }) {
  const row = useCurrentInSight(shown.current.name);
  return (
    <nav aria-label={t.dashboard()}>
      <div ref={row} className={styles.rail}>
        {groups.map((group) => (
          <RailGroup key={group.tabs[0]?.name} group={group} {...shown} />
        ))}
      </div>
    </nav>
  );
}
