import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { NavLink } from '../../ui/link.tsx';
import { useSession } from '../../session/session.ts';
import { accountLinks, readingLinks, type NavigationLink } from './navigation-links.ts';
import button from '../../ui/button.module.css';
import styles from './site-menu.module.css';

const MenuLinks = ({ links }: { links: readonly NavigationLink[] }) => (
  <ul className={styles.links}>
    {links.map((link) => (
      <li key={link.label}>
        <NavLink to={link.to} end>
          {link.label}
        </NavLink>
      </li>
    ))}
  </ul>
);

/** The phone's menu: a hamburger that opens a full-screen dialog, which holds the focus until it is closed. */
export function SiteMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { submit, others } = accountLinks(useSession(), 'mobile');
  const { key } = useLocation();
  const close = () => dialog.current?.close();
  const open = () => {
    dialog.current?.showModal();
    setOpen(true);
  };
  useEffect(close, [key]);
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={button.icon}
        aria-label="Open the menu"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconMenu2 aria-hidden stroke={1.5} size={26} />
      </button>
      <dialog ref={dialog} className={styles.overlay} aria-label="Menu" onClose={() => setOpen(false)}>
        <div className={styles.top}>
          <button type="button" className={button.icon} aria-label="Close the menu" onClick={close}>
            <IconX aria-hidden stroke={1.5} size={26} />
          </button>
        </div>
        <nav aria-label="Menu">
          <MenuLinks links={readingLinks} />
          <MenuLinks links={[submit, ...others]} />
        </nav>
      </dialog>
    </div>
  );
}
