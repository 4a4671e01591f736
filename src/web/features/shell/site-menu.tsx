import { IconMenu2, IconX } from '@tabler/icons-react';
import * as t from '../../../messages/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { NavLink } from '../../ui/link.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { useSession } from '../../session/session.ts';
import { accountLinks, readingLinks, type NavigationLink } from './navigation-links.ts';
import { useAfterNavigation } from './use-after-navigation.ts';
import button from '../../ui/button.module.css';
import styles from './site-menu.module.css';

const MenuLinks = ({ links }: { links: readonly NavigationLink[] }) => (
  <ul className={styles.links}>
    {links.map((link) => (
      <li key={link.to}>
        <NavLink to={link.to} end>
          {link.label()}
        </NavLink>
      </li>
    ))}
  </ul>
);

/** The phone's menu: a hamburger that opens a full-screen dialog, which holds the focus until it is closed. */
export function SiteMenu() {
  const { dialog, opener, closer, close } = useDialog();
  const { submit, others } = accountLinks(useSession(), 'mobile');
  useAfterNavigation(close);
  return (
    <div className={styles.menu}>
      <button type="button" className={button.icon} aria-label={t.openMenu()} {...opener}>
        <Icon of={IconMenu2} size={26} />
      </button>
      <dialog {...dialog} className={styles.overlay} aria-label={t.menu()}>
        <div className={styles.top}>
          <button type="button" className={button.icon} aria-label={t.closeMenu()} {...closer}>
            <Icon of={IconX} size={26} />
          </button>
        </div>
        <nav aria-label={t.menu()}>
          <MenuLinks links={readingLinks} />
          <MenuLinks links={[submit, ...others]} />
        </nav>
      </dialog>
    </div>
  );
}
