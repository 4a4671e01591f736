import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>payments/sandbox-checkout-page</p>
      <Outlet />
    </div>
  );
}
