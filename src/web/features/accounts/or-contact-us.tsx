import { Link } from 'react-router';
import { contactSubjects, pages } from '../../../contracts/pages.ts';

/** A specified failure that ends in "contact Us", with the way there. */
export function OrContactUs({ message }: { message: string }) {
  const [before] = message.split('contact Us');
  return (
    <p>
      {before}
      <Link to={pages.contact.href({ subject: contactSubjects.usual })}>contact Us</Link>
    </p>
  );
}
