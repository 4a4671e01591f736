import {
  IconBooks,
  IconFilePlus,
  IconFiles,
  IconMail,
  IconShieldCheck,
  IconSparkles,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { badgeText } from './badge-text.ts';
import styles from './dashboard-rail.module.css';
import type { DashboardTab, TabName } from './dashboard-tabs.ts';

const icons: Record<TabName, typeof IconFiles> = {
  'verify-regular': IconShieldCheck,
  'verify-special': IconSparkles,
  'my-manuscripts': IconFiles,
  submit: IconFilePlus,
  purchases: IconBooks,
  profile: IconUser,
  outbox: IconMail,
  people: IconUsers,
};

interface DashboardRailProps {
  readonly tabs: readonly DashboardTab[];
  readonly current: DashboardTab;
  readonly counts: Partial<Record<TabName, number>>;
}

/** The tabs with their counts; what waits for an administrator stands in a badge. */
export function DashboardRail({ tabs, current, counts }: DashboardRailProps) {
  return (
    <nav aria-label="Dashboard">
      <ul className={styles.tabs}>
        {tabs.map(({ number, name, label }) => {
          const Icon = icons[name];
          const count = counts[name];
          const isBadge = name.startsWith('verify') && count !== undefined && count > 0;
          return (
            <li key={name}>
              <Link to={`?tab=${number}`} aria-current={name === current.name ? 'page' : undefined}>
                <Icon aria-hidden stroke={1.5} size={20} />
                <span className={styles.label}>{label}</span>
                {count !== undefined && (
                  <span className={isBadge ? styles.badge : styles.count}>{isBadge ? badgeText(count) : count}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
