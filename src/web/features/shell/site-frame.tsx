import { Outlet } from 'react-router';
import { SiteShell } from './site-shell.tsx';

/** The frame of every screen. */
export default function SiteFrame() {
  return (
    <SiteShell>
      <Outlet />
    </SiteShell>
  );
}
