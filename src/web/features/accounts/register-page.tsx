import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>accounts/register-page</p>
      <Outlet />
    </div>
  );
}
