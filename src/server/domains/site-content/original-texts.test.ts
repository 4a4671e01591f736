import { expect, test } from 'vitest';
import { AboutText, ContactText, HeroText } from '../../../contracts/site-content.ts';
import { originalAbout, originalBoard, originalContact, originalHero } from './original-texts.ts';

const site = {
  name: 'A & B <Press>',
  url: 'https://press.example',
  firstContactEmail: 'desk@press.example',
  isDemo: false,
  maxUploadBytes: 1,
  counterRegistryRecord: '',
  legalName: 'Colophon',
  vat: null,
};

test('the editorial board that is delivered has five members, one of them the chairman', () => {
  const { members } = originalBoard();
  expect(members).toHaveLength(5);
  expect(members.filter(({ designation }) => designation === 'Chairman')).toHaveLength(1);
  expect(new Set(members.map(({ name }) => name)).size).toBe(5);
});

test('what is delivered keeps to the rules for what is typed, and names the installation as text', () => {
  expect(HeroText.parse(originalHero(site))).toEqual({ ...originalHero(site), title: 'A & B <Press>' });
  expect(ContactText.parse(originalContact(site)).email).toBe('desk@press.example');
  expect(AboutText.parse(originalAbout(site)).html).toMatch(/^<p>A &amp; B &lt;Press&gt; is the publishing brand/);
});

test('§1: About Us tells who publishes here, how, in which fields and to what end', () => {
  const { html } = originalAbout(site);
  for (const fact of [
    'the publishing brand of a company based in Dubai',
    'peer-reviewed journals, with hybrid open and subscription access',
    'arts and humanities, engineering, medical science, social sciences, biological sciences, physical sciences and agricultural sciences',
    'to speed up the sharing of high quality research',
    'Peer review and an editorial board',
  ])
    expect(html).toContain(fact);
});
