import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>journals/proceedings-page</p>
      <Outlet />
    </div>
  );
}
