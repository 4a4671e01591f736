import { useSession } from '../../session/session.ts';
import { Link } from '../../ui/link.tsx';
import { reviewSettingsAddress } from '../review-settings/review-settings-address.ts';

/** For administrators: the way to how the journal reviews. */
export function OfficeLink({ className }: { className: string | undefined }) {
  const user = useSession()?.user;
  if (!user?.isAdmin) return null;
  return (
    <p className={className}>
      <Link to={reviewSettingsAddress(user.id)}>Change how this journal reviews</Link>
    </p>
  );
}
