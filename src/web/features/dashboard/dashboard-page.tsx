import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>dashboard/dashboard-page</p>
      <Outlet />
    </div>
  );
}
