import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>payments/pricing-page</p>
      <Outlet />
    </div>
  );
}
