import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>articles/full-pdf-page</p>
      <Outlet />
    </div>
  );
}
