import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>articles/article-page</p>
      <Outlet />
    </div>
  );
}
