import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>accounts/logout-page</p>
      <Outlet />
    </div>
  );
}
