import { expect, test } from 'vitest';
import { accountDeleted, emailNotice } from './account-templates.ts';
import { composeEmail } from './compose-email.ts';
import { held } from './course-templates.ts';
import { rejected } from './manuscript-templates.ts';

const site = {
  name: 'Colophon',
  url: 'https://press.example',
  firstContactEmail: 'desk@press.example',
  isDemo: false,
  maxUploadBytes: 1,
  counterRegistryRecord: '',
  legalName: 'Colophon',
  vat: null,
};
const desk = 'today@press.example';
const fill = {
  to: 'a@example.org',
  values: { title: 'Dr', surname: 'Haddad', newEmail: 'b@example.org' },
  url: 'https://press.example/cancel/1',
  isSecret: true,
};

test('the delivered words: fields filled in, the button at its place, the secret told', () => {
  const mail = composeEmail(site, emailNotice, fill).inWords(null, desk);
  expect([mail.kind, mail.to, mail.subject, mail.secret]).toEqual([
    'email-notice',
    'a@example.org',
    'Your email address for Colophon is about to change',
    fill.url,
  ]);
  const [greeting, first, , action, last] = mail.text.split('\n\n');
  expect([greeting, action]).toEqual(['Dear Dr Haddad,', `Cancel the change:\n${fill.url}`]);
  expect(first).toContain('b@example.org');
  expect(last).toBe('The link works once, for 24 hours.');
});

test('a letter names the address of the day, and answers go there', () => {
  const mail = composeEmail(site, accountDeleted, fill).inWords(null, desk);
  expect(mail.text).toContain('If this was not you, write to today@press.example.');
  expect([mail.replyTo, mail.text.includes(site.firstContactEmail)]).toEqual([desk, false]);
});

test('other words: the button goes where they say', () => {
  const words = {
    subject: 'Stop, {{surname}}',
    greeting: 'Hello,',
    text: '{{link}}\n\nTo {{newEmail}}.',
    actionLabel: 'Stop it',
  };
  const mail = composeEmail(site, emailNotice, fill).inWords(words, desk);
  expect(mail.subject).toBe('Stop, Haddad');
  expect(mail.text).toMatch(/^Hello,\n\nStop it:\nhttps:\/\/press\.example\/cancel\/1\n\nTo b@example\.org\.\n\n/);
  expect(mail.secret).toBe(fill.url);
});

test('threats 9 and 30: what stands in a value is text: no field, no markup, no line of the head', () => {
  const surname = '{{newEmail}}<script>x</script>\r\nBcc: evil@example.org \u202e';
  const mail = composeEmail(site, accountDeleted, {
    to: 'a@example.org',
    values: { title: '', surname },
  }).inWords(
    {
      subject: 'Goodbye {{surname}}',
      greeting: 'Dear {{surname}}',
      text: '{{surname}}',
      actionLabel: '',
    },
    desk,
  );
  expect(mail.subject).toBe('Goodbye {{newEmail}}<script>x</script> Bcc: evil@example.org');
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).toContain('&#60;script&#62;');
  expect(mail.text).toContain('{{newEmail}}');
});

test('a value of several paragraphs is several, and one that is empty leaves no gap', () => {
  const values = {
    title: 'Dr',
    surname: 'Haddad',
    manuscript: 'Dunes',
    number: 'A0001',
    journal: 'Sand',
    reasons: 'First.\n\nSecond,\nwith a line.',
    files: '',
  };
  const letter = composeEmail(site, rejected, { to: 'a@example.org', values, url: 'https://press.example/x' });
  const { text, html } = letter.inWords(null, desk);
  expect(text).toContain('First.\n\nSecond,\nwith a line.\n\nYou are welcome to change');
  expect(html.match(/<p style="margin:0 0 16px">(First|Second)/g)).toHaveLength(2);
});

test('a subject is not longer than a head bears', () => {
  const values = { title: 'Dr', surname: 'x'.repeat(5000) };
  const words = { ...accountDeleted.words, subject: '{{surname}}' };
  const mail = composeEmail(site, accountDeleted, { to: 'a@example.org', values }).inWords(words, desk);
  expect(mail.subject).toHaveLength(250);
});

const published = { title: 'Dr', surname: 'Haddad', manuscript: 'Dunes', number: 'A0001', journal: 'Sand' };

test('a subject shortens the title of the manuscript after a whole word; the text names it in full', () => {
  const manuscript = 'How the dunes of the southern coast move in winter, in spring and in the years between';
  const letter = composeEmail(site, held, { to: 'a@example.org', values: { ...published, manuscript } });
  const { subject, text } = letter.inWords(null, desk);
  expect(subject).toBe('On hold: “How the dunes of the southern coast move in winter, in…”');
  expect(text).toContain(manuscript);
});

test('a copy says whose it is above the greeting, and keeps a link only where everyone can open it', () => {
  const url = 'https://press.example/x';
  const copyOf = (isPublic: boolean) =>
    composeEmail(site, held, { to: 'a@example.org', values: published, url, isPublic })
      .copyTo('b@example.org', 'A copy.')
      .inWords(null, desk);
  const { to, subject, text } = copyOf(false);
  expect([to, subject]).toEqual(['b@example.org', 'On hold: “Dunes”']);
  expect(text).toMatch(/^A copy\.\n\nDear Dr Haddad,\n\nYour manuscript “Dunes”/);
  expect([text.includes(url), copyOf(true).text.includes(url)]).toEqual([false, true]);
});
