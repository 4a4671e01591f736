import JSZip from 'jszip';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { institutions } from '../contracts/institutions.ts';
import { importInstitutions, UnreadableRegister } from '../server/domains/institutions/index.ts';
import { reply } from './product/client.ts';
import { aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-ror-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An organization as ROR’s dump has it, in schema 2. */
const organization = (
  ror: string,
  names: readonly string[],
  [city, country]: readonly [string, string],
  status = 'active',
) => ({
  id: `https://ror.org/${ror}`,
  status,
  names: names.map((value, place) => ({
    value,
    lang: null,
    types: place === 0 ? ['label', 'ror_display'] : ['alias'],
  })),
  locations: [{ geonames_id: 1, geonames_details: { name: city, country_name: country, country_code: 'XX' } }],
  types: ['education'],
});

const dump = [
  organization('01ej9dk98', ['University of Dunes', 'جامعة الكثبان'], ['Abu Dhabi', 'United Arab Emirates']),
  organization('019wvm592', ['University of Dunes'], ['Perth', 'Australia']),
  organization('03yrm5c26', ['Çöl Institute of Sand', 'CIS'], ['Ankara', 'Türkiye']),
  organization('02bfwt286', ['Closed University of Dunes'], ['Perth', 'Australia'], 'inactive'),
];

const fileOf = (name: string, content: string | Buffer) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
const bringIn = (file: string) => importInstitutions(product.system, file, () => undefined);
const person = await aUser(product);
const search = async (name: string) => reply(product, institutions.search, { query: { name } }, person);

test('the register is searched by the beginnings of words in any of the names, without accents', async () => {
  expect(await bringIn(fileOf('dump.json', JSON.stringify(dump)))).toBe(3);
  expect(await search('dunes univ')).toEqual([
    { ror: '019wvm592', name: 'University of Dunes', place: 'Perth, Australia' },
    { ror: '01ej9dk98', name: 'University of Dunes', place: 'Abu Dhabi, United Arab Emirates' },
  ]);
  expect(await search('col inst')).toMatchObject([{ ror: '03yrm5c26' }]);
  expect(await search('الكثبان')).toMatchObject([{ ror: '01ej9dk98' }]);
  expect(await search('cl')).toEqual([]);
  expect(await search(`'); drop table institutions; --`)).toEqual([]);
});

test('an affiliation is matched only by a whole name together with its city or country', async () => {
  await bringIn(fileOf('dump.json', JSON.stringify(dump)));
  const matched = 'Department of Wind, University of Dunes, Perth, Australia';
  const affiliations = [matched, 'University of Dunes', 'University of Dunes, Berlin', 'Sand, Ankara'];
  expect(await reply(product, institutions.match, { body: { affiliations } }, person)).toEqual([
    { affiliation: matched, ror: '019wvm592', name: 'University of Dunes' },
  ]);
});

test('an import replaces the register, also from the archive that ROR offers', async () => {
  await bringIn(fileOf('dump.json', JSON.stringify(dump)));
  const archive = new JSZip();
  archive.file('v1.0-ror-data.csv', 'id,name');
  archive.file('v1.0-ror-data.json', '[]');
  archive.file('v1.0-ror-data_schema_v2.json', JSON.stringify(dump.slice(1, 2)));
  expect(await bringIn(fileOf('dump.zip', await archive.generateAsync({ type: 'nodebuffer' })))).toBe(1);
  expect(await search('university')).toMatchObject([{ ror: '019wvm592' }]);
});

test.each([
  ['no JSON', 'id,name'],
  ['an empty list', '[]'],
  ['another list', '[{"id":"https://ror.org/019wvm592"}]'],
  ['a wrong id', JSON.stringify([organization('019wvm591', ['Wrong'], ['Perth', 'Australia'])])],
  ['a cut file', JSON.stringify(dump).slice(0, -30)],
])('%s is refused, and the register stays', async (_, content) => {
  await bringIn(fileOf('dump.json', JSON.stringify(dump)));
  await expect(bringIn(fileOf('other.json', content))).rejects.toThrow(UnreadableRegister);
  expect(await search('dunes')).toHaveLength(2);
});
