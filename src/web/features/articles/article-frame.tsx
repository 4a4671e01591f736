import { Outlet } from 'react-router';

export default function Page() {
  return (
    <div>
      <p>articles/article-frame</p>
      <Outlet />
    </div>
  );
}
