import { Link } from 'react-router';
import { contactSubjects, pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/accounts.ts';

/** A specified failure that ends in "contact Us", with the link. */
export function OrContactUs({ message }: { message: string }) {
  const [before] = message.split(t.contactUs());
  return (
    <p>
      {before}
      <Link to={pages.contact.href({ subject: contactSubjects.usual })}>{t.contactUs()}</Link>
    </p>
  );
}
