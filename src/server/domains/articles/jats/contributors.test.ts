import { describe, expect, test } from 'vitest';
import { anArticleXml } from './jats-fixture.ts';
import { readJatsArticle } from './read-jats-article.ts';

const read = (meta: string) => readJatsArticle(anArticleXml({ meta }));
const authorsOf = (meta: string) => read(meta).authors;
const name = (given: string, last: string) =>
  `<name><surname>${last}</surname><given-names>${given}</given-names></name>`;
const author = (inner: string, attributes = '') => `<contrib contrib-type="author" ${attributes}>${inner}</contrib>`;
const group = (...authors: string[]) => `<contrib-group>${authors.join('')}</contrib-group>`;

describe('authors', () => {
  test('come in their order, without editors', () => {
    const editors =
      '<contrib-group><contrib contrib-type="editor"><name><surname>Ed</surname></name></contrib></contrib-group>';
    const authors = authorsOf(group(author(name('Ana', 'Lee')), author(name('Bo', 'Ek'))) + editors);
    expect(authors.map(({ givenName, lastName }) => `${givenName} ${lastName}`)).toEqual(['Ana Lee', 'Bo Ek']);
  });

  test('keep a suffix and prefer the Latin form of a name', () => {
    const suffixed =
      '<name><surname>King</surname><given-names>Martin</given-names><prefix>Dr</prefix><suffix>Jr</suffix></name>';
    const written = `<name-alternatives>${name('明', '王')}${name('Ming', 'Wang')}</name-alternatives>`;
    expect(authorsOf(group(author(suffixed), author(written))).map(({ lastName }) => lastName)).toEqual([
      'King Jr',
      'Wang',
    ]);
  });

  test('keep how they are addressed, whichever form of the name says it', () => {
    const titled = name('Ming', 'Wang').replace('</name>', '<prefix>Prof</prefix></name>');
    const written = `<name-alternatives>${name('明', '王')}${titled}</name-alternatives>`;
    const members = `<collab>Sand Group<contrib-group>${author(titled)}</contrib-group></collab>`;
    const authors = authorsOf(group(author(titled), author(written), author(name('Bo', 'Ek')), author(members)));
    expect(authors.map(({ title }) => title)).toEqual(['Prof', 'Prof', null, null]);
  });

  test('have roles, institutions, their name in its own script, and whether they contributed equally', () => {
    const term = 'https://credit.niso.org/contributor-roles/writing-original-draft/';
    const roles = `<role vocab="credit" vocab-term-identifier="${term}">Writing</role><role vocab="CRediT">Software</role><role>Dean</role>`;
    const id = '<institution-id institution-id-type="ror">https://ror.org/01ej9dk98</institution-id>';
    const wrong = id.replace('98<', '99<');
    const aff = (one: string) =>
      `<aff><institution-wrap>${one}<institution>Dunes</institution></institution-wrap>, Dubai</aff>`;
    const names = `<name-alternatives>${name('Ming', 'Wang')}${name('明', '王').replace('<name>', '<name name-style="eastern">')}</name-alternatives>`;
    const whole = author(names + roles + aff(id), 'equal-contrib="yes"');
    const [one, other, third] = authorsOf(
      group(whole, author(`${name('Bo', 'Ek')}${aff(wrong)}`), author('<collab>Kite Group</collab>')),
    );
    expect(one?.details).toEqual({
      originalName: '王 明',
      hasContributedEqually: true,
      roles: ['writing-original-draft', 'software'],
      institutions: [{ affiliation: 'Dunes, Dubai', name: 'Dunes', ror: '01ej9dk98' }],
    });
    expect([other?.details, third?.details]).toEqual([{}, { kind: 'group' }]);
  });

  test('name the group on whose behalf they write, in its own element or beside the person', () => {
    const authors = authorsOf(
      group(
        author(`${name('Bo', 'Ek')}<on-behalf-of>for the Sand Group</on-behalf-of>`),
        author(`${name('Al', 'Bee')}<collab>Dune Group</collab>`),
        author('<collab>Kite Group</collab>'),
      ),
    );
    expect(authors.map(({ lastName, onBehalfOf }) => [lastName, onBehalfOf])).toEqual([
      ['Ek', 'for the Sand Group'],
      ['Bee', 'Dune Group'],
      ['Kite Group', null],
    ]);
  });

  test('may be a group, whose members are not authors themselves', () => {
    const members = group(author(`${name('Mem', 'Ber')}<aff>Elsewhere</aff>`));
    const [one, ...others] = authorsOf(group(author(`<collab>The <italic>Dune</italic> Group${members}</collab>`)));
    expect(one).toMatchObject({ givenName: '', lastName: 'The Dune Group', isGroup: true, affiliations: [] });
    expect(others).toEqual([]);
  });

  test.each([
    ['https://orcid.org/0000-0002-1825-009x', '0000-0002-1825-009X'],
    ['000000021825009X', '0000-0002-1825-009X'],
    ['none', null],
  ])('have the bare form of the ORCID %s', (written, orcid) => {
    const id = `<contrib-id contrib-id-type="orcid">${written}</contrib-id>`;
    expect(authorsOf(group(author(name('A', 'B') + id)))[0]?.orcid).toBe(orcid);
  });
});

describe('affiliations', () => {
  const affiliations = `<aff id="a1"><label>1</label><institution>Dune Institute</institution><country>Oman</country></aff>
    <aff id="a2"><sup>2</sup>Sand College, <city>Muscat</city>; </aff>`;
  const at = (...ids: string[]) => ids.map((id) => `<xref ref-type="aff" rid="${id}"><sup>1</sup></xref>`).join('');

  test('are found by reference, several for one author, without their numbers', () => {
    const [one, two] = authorsOf(
      group(author(name('A', 'One') + at('a1', 'a2')), author(name('B', 'Two') + at('a2 a1'))) + affiliations,
    );
    expect(one?.affiliations).toEqual(['Dune Institute, Oman', 'Sand College, Muscat']);
    expect(two?.affiliations).toEqual(['Sand College, Muscat', 'Dune Institute, Oman']);
  });

  test('may stand inside the author, and then count once', () => {
    const nested = '<aff id="n1"><label>1</label>Inner School</aff>';
    expect(authorsOf(group(author(name('A', 'B') + at('n1') + nested)))[0]?.affiliations).toEqual(['Inner School']);
  });

  test('belong to everybody when there is one and nobody refers to any', () => {
    const authors = authorsOf(`${group(author(name('A', 'B')), author(name('C', 'D')))}<aff>One House</aff>`);
    expect(authors.map((one) => one.affiliations)).toEqual([['One House'], ['One House']]);
  });

  test('are not given to an author who has none while others refer to theirs', () => {
    const authors = authorsOf(group(author(name('A', 'B') + at('a1')), author(name('C', 'D'))) + affiliations);
    expect(authors[1]?.affiliations).toEqual([]);
  });

  test('are read from the label when all of it was written there', () => {
    const meta = `${group(author(name('A', 'B') + at('x')))}<aff id="x"><label>Whole Address, Oman</label></aff>`;
    expect(authorsOf(meta)[0]?.affiliations).toEqual(['Whole Address, Oman']);
  });
});

describe('affiliations that are linked in other ways', () => {
  const latin = '<aff id="i1" xml:lang="en"><institution>Dune Institute</institution></aff>';
  const chinese = '<aff id="i2" xml:lang="zh"><institution>沙丘研究所</institution></aff>';
  const to = (id: string) => author(`${name('A', id)}<xref ref-type="aff" rid="${id}"/>`);

  test.each([
    ['a1', latin + chinese],
    ['a1', chinese + latin],
    ['i1', chinese + latin],
    ['i2', latin + chinese],
    ['i1 i2', latin + chinese],
  ])('by %s to one in several scripts: its Latin form is shown', (id, forms) => {
    const meta = `${group(to(id), to(id))}<aff-alternatives id="a1">${forms}</aff-alternatives>`;
    const { authors, sharedAffiliations } = read(meta);
    expect(authors.map((one) => one.affiliations)).toEqual([['Dune Institute'], ['Dune Institute']]);
    expect(sharedAffiliations).toEqual([]);
  });

  const numbered = `<aff id="x"><label>1</label><institution>Kites</institution></aff><aff id="y"><sup>2</sup>Salt</aff>`;

  test('by their number alone', () => {
    const at = (number: string) => author(`${name('A', 'B')}<xref ref-type="aff">${number}</xref>`);
    const authors = authorsOf(group(at('1'), at('2'), at('1,2')) + numbered);
    expect(authors.map((one) => one.affiliations)).toEqual([['Kites'], ['Salt'], ['Kites', 'Salt']]);
  });

  test('by the contributor itself, or by a reference that is raised', () => {
    const raised = author(`${name('C', 'D')}<sup><xref ref-type="aff" rid="y">2</xref></sup>`);
    const authors = authorsOf(group(author(name('A', 'B'), 'rid="x"'), raised) + numbered);
    expect(authors.map((one) => one.affiliations)).toEqual([['Kites'], ['Salt']]);
  });

  test('by nothing: they are shared, unless an editor refers to them', () => {
    const editor = `<contrib-group><contrib contrib-type="editor">${name('E', 'F')}<xref ref-type="aff" rid="z"/></contrib></contrib-group>`;
    const meta = `${group(author(name('A', 'B')), author(name('C', 'D')))}${editor}${numbered}<aff id="z">Elsewhere</aff>`;
    const { authors, sharedAffiliations } = read(meta);
    expect(authors.flatMap((one) => one.affiliations)).toEqual([]);
    expect(sharedAffiliations).toEqual(['Kites', 'Salt']);
  });
});

describe('corresponding authors', () => {
  const notes = (inner: string) => `<author-notes>${inner}</author-notes>`;
  const who = (meta: string) =>
    authorsOf(meta).map(({ lastName, isCorresponding, email }) => [lastName, isCorresponding, email]);

  test('are marked by attribute or by reference', () => {
    const reference = '<xref ref-type="corresp" rid="c1">*</xref>';
    const meta = group(
      author(name('A', 'One'), 'corresp="yes"'),
      author(name('B', 'Two') + reference),
      author(name('C', 'Three')),
    );
    expect(who(meta)).toEqual([
      ['One', true, null],
      ['Two', true, null],
      ['Three', false, null],
    ]);
  });

  test('take the only address of the note that they refer to', () => {
    const reference = '<xref ref-type="fn" rid="c1">*</xref>';
    const meta =
      group(author(name('A', 'One') + reference)) +
      notes('<corresp id="c1">E-mail: <email>one@x.example</email></corresp>');
    expect(who(meta)).toEqual([['One', true, 'one@x.example']]);
  });

  test('are found by name in the notes, each with the address beside it', () => {
    const note = `<fn fn-type="corresp"><p>Corresponding author: José Núñez (<email>n@x.example</email>), Bo Ek (<email>e@x.example</email>).</p></fn>`;
    const meta =
      group(author(name('José', 'Nunez')), author(name('Bo', 'Ek')), author(name('C', 'Other'))) + notes(note);
    expect(who(meta)).toEqual([
      ['Nunez', true, 'n@x.example'],
      ['Ek', true, 'e@x.example'],
      ['Other', false, null],
    ]);
  });

  test('are told apart by initials behind the address', () => {
    const note =
      '<corresp id="c">* E-mail: <email>ab@x.example</email> (AB); <email>cd@x.example</email> (CD)</corresp>';
    const meta =
      group(author(name('Cy', 'Dee'), 'corresp="yes"'), author(name('Al', 'Bee'), 'corresp="yes"')) + notes(note);
    expect(who(meta)).toEqual([
      ['Dee', true, 'cd@x.example'],
      ['Bee', true, 'ab@x.example'],
    ]);
  });

  test('are not confused with an author of the same last name', () => {
    const note = '<fn fn-type="corresp"><p>Corresponding author: Uma Rao (<email>u@x.example</email>).</p></fn>';
    const meta = group(author(name('Sashi', 'Rao')), author(name('Uma', 'Rao'))) + notes(note);
    expect(who(meta)).toEqual([
      ['Rao', false, null],
      ['Rao', true, 'u@x.example'],
    ]);
  });
});
