import { Link } from 'react-router';
import { pages } from '../../../../contracts/pages.ts';
import { Message } from '../../../ui/forms/message.tsx';

const guidelines = `${pages.ethics.href({ ethicalSlug: 'submission' })}#anonymising-your-files`;

/** What files must keep to in a journal whose reviewers do not learn who the authors are. */
export function AnonymityAdvice() {
  return (
    <Message kind="info">
      <p>
        <strong>This journal reviews double-anonymously.</strong> Take names, affiliations, email addresses and
        acknowledgements out of the manuscript and the supplementary file, and out of file names. Write about your
        earlier work as you would about a stranger’s. Reviewers never see the cover letter.
      </p>
      <p>
        Before you submit, we search the files for traces of the authors, and show you what we find.{' '}
        <Link to={guidelines} target="_blank" rel="noreferrer">
          How to anonymise your files<span className="visually-hidden"> (opens in a new tab)</span>
        </Link>
      </p>
    </Message>
  );
}
