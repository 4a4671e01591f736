import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>journals/journal-page</p>
      <Outlet />
    </div>
  );
}
