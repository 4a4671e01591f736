import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>home/home-page</p>
      <Outlet />
    </div>
  );
}
