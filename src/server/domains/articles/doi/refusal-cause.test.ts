import { expect, test } from 'vitest';
import { refusalCause } from './refusal-cause.ts';

// Messages as Crossref’s documentation and its own tests have them.
test.each([
  ['ISSN "20493630" has already been assigned to a different title/publisher/genre', 'issn-taken'],
  [
    'ISSN "23771666" has already been assigned, title/issn: Proceedings/23771666 is owned by publisher: 10.3765',
    'issn-taken',
  ],
  ['ISSN "20493631" is invalid', 'issn-invalid'],
  ['user not allowed to add or update records for the title "Journal of Dunes"', 'title-not-ours'],
  ['title "Journal of Dunes" was previously deleted by a Crossref admin', 'title-not-ours'],
  ['User not allowed to add records for prefix: 10.5555', 'prefix-not-ours'],
  ['All prefixes in a submission must match (DOI[10.5555/a])', 'prefix-not-ours'],
  ["User with ID: {0} can't submit into handle, please contact the Crossref admin", 'prefix-not-ours'],
  [
    'Record not processed because submitted version: 1385985547 is less or equal to previously submitted version (DOI match)',
    'older-version',
  ],
  ['year: 20x4 in not a valid integer', 'dates'],
  [
    "Error: cvc-type.3.1.3: The value '' of element 'ns0:year' is not valid. Error: cvc-minLength-valid: Value '' with length = '0'",
    'dates',
  ],
  ["cvc-pattern-valid: Value '2' … cvc-type.3.1.3: The value '2' of element 'surname' is not valid.", 'names'],
  ["cvc-complex-type.2.4.b: The content of element 'ns0:contributors' is not complete.", 'names'],
  ["cvc-type.3.1.3: The value '' of element 'title' is not valid.", 'title'],
  ["cvc-type.3.1.3: The value '' of element 'full_title' is not valid.", 'journal'],
  ["cvc-type.3.1.3: The value '2049-363' of element 'issn' is not valid.", 'issn-invalid'],
  ["The value '' of element 'jats:abstract' is not valid with respect to the schema", 'abstract'],
  [
    `Invalid content was found starting with element 'fr:program'. One of '{"http://www.crossref.org/schema/4.3.3":titles}' is expected.`,
    'other',
  ],
  ['java.lang.NullPointerException', 'other'],
  ['', 'other'],
])('Crossref says %j: %s', (message, cause) => {
  expect(refusalCause(message)).toBe(cause);
});
