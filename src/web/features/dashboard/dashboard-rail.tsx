import {
  IconBooks,
  IconBookUpload,
  IconCash,
  IconChartBar,
  IconChartHistogram,
  IconChartLine,
  IconChevronDown,
  IconChevronRight,
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
  IconTypography,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
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
  statistics: IconChartHistogram,
  production: IconTypography,
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

const isBadge = (name: TabName, count: number | undefined): count is number =>
  waiting[name] !== undefined && count !== undefined && count > 0;

interface InMenu extends Shown {
  readonly onChosen: (() => void) | undefined;
}

function RailTab({ tab: { number, name, label }, current, counts, onChosen }: InMenu & { tab: DashboardTab }) {
  const Icon = icons[name];
  const count = counts[name];
  const isPending = isBadge(name, count);
  return (
    <li>
      <Link to={`?tab=${number}`} onClick={onChosen} aria-current={name === current.name ? 'page' : undefined}>
        <Icon aria-hidden stroke={1.5} size={20} />
        <span className={styles.label}>{label()}</span>
        {count !== undefined && (
          <span className={isPending ? styles.badge : styles.count}>{isPending ? badgeText(count) : count}</span>
        )}
        {isPending && <span className="visually-hidden"> {waiting[name]?.()}</span>}
      </Link>
    </li>
  );
}

/** How many tasks wait in these tabs. */
const tasksIn = (tabs: readonly DashboardTab[], counts: Shown['counts']): number =>
  tabs.reduce((sum, { name }) => sum + (isBadge(name, counts[name]) ? counts[name] : 0), 0);

function TasksBadge({ tasks }: { tasks: number }) {
  if (tasks === 0) return null;
  return (
    <>
      <span className={styles.badge}>{badgeText(tasks)}</span>
      <span className="visually-hidden"> {t.badgeTasks()}</span>
    </>
  );
}

/** A titled group folds; the one of the current tab is open. */
function RailGroup({ group: { title, tabs }, ...shown }: InMenu & { group: TabGroup }) {
  const list = (
    <ul className={styles.tabs}>
      {tabs.map((tab) => (
        <RailTab key={tab.name} tab={tab} {...shown} />
      ))}
    </ul>
  );
  if (title === null) return list;
  return (
    <details className={styles.group} name="dashboard-menu" open={tabs.includes(shown.current)}>
      <summary>
        <IconChevronRight aria-hidden className={styles.chevron} stroke={1.5} size={20} />
        <span className={styles.label}>{title()}</span>
        <span className={styles.whenFolded}>
          <TasksBadge tasks={tasksIn(tabs, shown.counts)} />
        </span>
      </summary>
      {list}
    </details>
  );
}

/** The menu of the tabs with their counts; pending tasks are in a badge. On a narrow screen a button opens it. */
export function DashboardRail({ groups, ...shown }: Shown & { groups: readonly TabGroup[] }) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const tabs = groups.flatMap((group) => group.tabs);
  const Icon = icons[shown.current.name];
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <nav aria-label={t.dashboard()}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon aria-hidden stroke={1.5} size={20} />
        <span className={styles.label}>
          <span className="visually-hidden">{t.menu()} </span>
          {shown.current.label()}
        </span>
        <TasksBadge tasks={tasksIn(tabs, shown.counts)} />
        <IconChevronDown aria-hidden className={styles.chevron} stroke={1.5} size={20} />
      </button>
      <div id={id} className={styles.rail} data-open={isOpen}>
        {groups.map((group) => (
          <RailGroup key={group.tabs[0]?.name} group={group} {...shown} onChosen={isOpen ? close : undefined} />
        ))}
      </div>
    </nav>
  );
}
