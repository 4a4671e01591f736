import { expect, test } from 'vitest';
import { actorWithoutAccount, describeEntry } from './read-course.ts';

test('a step names who it is about, and why; what is not for editors has no words', () => {
  const nameOf = (id: unknown) => (id === 'an-invitation' ? 'Robin Invited' : undefined);
  expect(describeEntry('invitation-cancelled', { invitationId: 'an-invitation' }, nameOf)).toBe(
    'withdrew an invitation (Robin Invited)',
  );
  expect(describeEntry('hold', { reason: 'Two authors disagree.' })).toBe(
    'put the manuscript on hold: Two authors disagree.',
  );
  expect(describeEntry('waiver-decided', {})).toBeNull();
  expect(describeEntry('mode-of-publication', { mode: 'open' })).toBe('chose the access option: open access');
  expect(describeEntry('publication-chosen', { as: 'editor', choice: 'unnamed' })).toBe(
    'chose whether their texts are published: published without a name',
  );
});

test('a reviewer who acts for themselves is named once, by whatever name; one who is acted on is named', () => {
  const nameOf = () => 'Olev Tamm';
  const details = { invitationId: 'invitation' };
  for (const action of ['invitation-accepted', 'invitation-declined', 'report-submitted', 'reviewer-recused'])
    expect(describeEntry(action, details, nameOf)).not.toContain('Tamm');
  expect(describeEntry('invited', details, nameOf)).toBe('invited a reviewer (Olev Tamm)');
  expect(describeEntry('review-extended', details, nameOf)).toBe('gave a reviewer more time (Olev Tamm)');
});

test('whoever answers an invitation by its link alone is named; what nobody did is the system’s', () => {
  const nameOf = (id: unknown) => (id === 'invitation' ? 'Olev Tamm' : undefined);
  const details = { invitationId: 'invitation' };
  expect(actorWithoutAccount('invitation-declined', details, nameOf)).toBe('Olev Tamm');
  expect(actorWithoutAccount('invitation-accepted', details, nameOf)).toBe('Olev Tamm');
  expect(actorWithoutAccount('invitation-lapsed', details, nameOf)).toBe('The system');
  expect(actorWithoutAccount('invitation-declined', {}, nameOf)).toBe('The system');
});
