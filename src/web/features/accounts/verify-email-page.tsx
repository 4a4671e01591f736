import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>accounts/verify-email-page</p>
      <Outlet />
    </div>
  );
}
