import { beforeEach, expect, test } from 'vitest';
import { aWork, aWorkSearch } from '../../../test/crossref/a-work-search.ts';
import { crossrefWorks } from './crossref-works.ts';
import { WorkSearchFault } from './work-search.ts';

const service = await aWorkSearch();
const open = () => crossrefWorks({ url: service.url, siteUrl: 'https://journals.example', patience: 300, pause: 20 });
const ask = () => open().find('Haddad L. Wandering dunes & <coast>', 'office@example.org');
beforeEach(() => service.be('good'));

test('a citation is asked for with a contact address, as Crossref’s etiquette wants', async () => {
  service.finds(aWork('10.5555/DUNES'));
  expect(await ask()).toEqual([
    {
      doi: '10.5555/dunes',
      score: 90,
      title: 'Wandering dunes of the coast',
      firstAuthor: 'Haddad',
      year: '2019',
      volume: '12',
      firstPage: '101',
    },
  ]);
  const last = service.asked.at(-1);
  expect(Object.fromEntries(last?.query ?? [])).toMatchObject({
    'query.bibliographic': 'Haddad L. Wandering dunes & <coast>',
    mailto: 'office@example.org',
  });
  expect(last?.userAgent).toContain('(https://journals.example; mailto:office@example.org)');
});

test('hostile and incomplete items are left out, or read as far as they can be', async () => {
  service.finds(
    null,
    'x',
    { DOI: '10.5555/no-score' },
    aWork('javascript:alert(1)'),
    aWork('10.5555/\u202Egpj'),
    aWork(`10.5555/${'x'.repeat(400)}`),
    aWork('10.5555/bare', { title: undefined, author: [{}], issued: { 'date-parts': [[null]] }, page: '<b>' }),
  );
  expect(await ask()).toEqual([
    { doi: '10.5555/bare', score: 90, title: '', firstAuthor: '', year: '', volume: '12', firstPage: '' },
  ]);
});

test.each(['busy', 'away', 'babbles', 'floods', 'silent', 'cuts', 'moves'] as const)(
  'a service that %s is a fault, to be tried again',
  async (mood) => {
    service.be(mood);
    await expect(ask()).rejects.toThrow(WorkSearchFault);
  },
);

test('a citation that the service cannot read finds nothing', async () => {
  service.be('unreadable');
  expect(await ask()).toEqual([]);
});

test('a request to wait is kept to: nothing more is asked', async () => {
  const search = open();
  service.be('busy');
  await expect(search.find('One', 'office@example.org')).rejects.toThrow('429');
  service.be('good');
  const times = service.asked.length;
  await expect(search.find('Two', 'office@example.org')).rejects.toThrow(WorkSearchFault);
  expect(service.asked).toHaveLength(times);
});
