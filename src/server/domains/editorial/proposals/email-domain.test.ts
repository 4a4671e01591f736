import { expect, test } from 'vitest';
import { institutionDomain } from './email-domain.ts';

test.each([
  ['a@uni-sofia.bg', 'uni-sofia.bg'],
  ['a@bio.uni-sofia.bg', 'uni-sofia.bg'],
  ['a@zoo.ox.ac.uk', 'ox.ac.uk'],
  ['a@cam.ac.uk', 'cam.ac.uk'],
  ['a@Cs.Stanford.EDU', 'stanford.edu'],
  ['a@gmail.com', null],
  ['a@demo.example', null],
  ['', null],
  ['nobody', null],
])('the institution of %s is at %s', (email, domain) => expect(institutionDomain(email)).toBe(domain));
