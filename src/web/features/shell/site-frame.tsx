import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>shell/site-frame</p>
      <Outlet />
    </div>
  );
}
