import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>journals/conferences-page</p>
      <Outlet />
    </div>
  );
}
