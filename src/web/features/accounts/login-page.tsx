import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>accounts/login-page</p>
      <Outlet />
    </div>
  );
}
