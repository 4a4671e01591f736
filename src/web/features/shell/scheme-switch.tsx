import { IconMoon, IconSun } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { useColorSchemeChoice } from '../../ui/theme/color-scheme.ts';
import button from '../../ui/button.module.css';
import styles from './scheme-switch.module.css';

/** Changes between day and night; it keeps its place while the page is still the server's. */
export function SchemeSwitch() {
  const [scheme, choose] = useColorSchemeChoice();
  const next = scheme === 'dark' ? 'light' : 'dark';
  const drawn = next === 'light' ? IconSun : IconMoon;
  return (
    <button
      type="button"
      className={`${button.icon} ${styles.switch}`}
      data-ready={scheme !== null}
      disabled={scheme === null}
      aria-label={`Use the ${next} colours`}
      title={`Use the ${next} colours`}
      onClick={() => choose(next)}
    >
      <Icon of={drawn} size={22} />
    </button>
  );
}
