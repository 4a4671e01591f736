import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>shell/not-found-page</p>
      <Outlet />
    </div>
  );
}
