import { describe, expect, test } from 'vitest';
import { readAuthorList } from './read-author-list.ts';

/** An author in one line: “title given|last <email> affiliation”, with * for the corresponding one. */
const shown = (text: string) =>
  readAuthorList(text).map((author) =>
    [
      author.isCorresponding ? '*' : '',
      author.authorTitle === '' ? '' : `${author.authorTitle} `,
      `${author.authorGivenName}|${author.authorLastName}`,
      author.authorEmail === '' ? '' : ` <${author.authorEmail}>`,
      author.authorAffiliation === '' ? '' : ` ${author.authorAffiliation}`,
    ].join(''),
  );

const cases: Record<string, readonly (readonly [string, readonly string[]])[]> = {
  'names with raised marks': [
    [
      'A. Haddad¹, B. Li²; ¹Department of Sand, Example University, ²Institute of Wind',
      ['A.|Haddad Department of Sand, Example University', 'B.|Li Institute of Wind'],
    ],
    [
      'Amal Haddad¹, Bo Li¹,² and Carl Berg²\n¹ Department of Sand\n² Institute of Wind',
      ['Amal|Haddad Department of Sand', 'Bo|Li Department of Sand; Institute of Wind', 'Carl|Berg Institute of Wind'],
    ],
    [
      'Amal Haddad¹˒², Bo Li²\n¹Department of Sand\n²Institute of Wind',
      ['Amal|Haddad Department of Sand; Institute of Wind', 'Bo|Li Institute of Wind'],
    ],
    [
      'Amal Haddad¹² & Bo Li¹\n¹Department of Sand\n²Institute of Wind',
      ['Amal|Haddad Department of Sand; Institute of Wind', 'Bo|Li Department of Sand'],
    ],
    [
      'Amal Haddad¹ Bo Li²\n¹Department of Sand\n²Institute of Wind',
      ['Amal|Haddad Department of Sand', 'Bo|Li Institute of Wind'],
    ],
    [
      'Amal Haddad ¹, Bo Li ²\n¹ Department of Sand; ² Institute of Wind.',
      ['Amal|Haddad Department of Sand', 'Bo|Li Institute of Wind'],
    ],
  ],
  'names with plain digits': [
    [
      'Amal Haddad1, Bo Li1,2\n1 Department of Sand, Example University\n2 Institute of Wind, 12 Main Street',
      [
        'Amal|Haddad Department of Sand, Example University',
        'Bo|Li Department of Sand, Example University; Institute of Wind, 12 Main Street',
      ],
    ],
    [
      'Amal Haddad 1, Bo Li 1,2,* and Carl Berg 2\n1 Department of Sand\n2 Institute of Wind\n* Correspondence: bo@wind.example.org',
      [
        'Amal|Haddad Department of Sand',
        '*Bo|Li <bo@wind.example.org> Department of Sand; Institute of Wind',
        'Carl|Berg Institute of Wind',
      ],
    ],
    [
      'Amal Haddad [1], Bo Li [1,2]\n[1] Department of Sand\n[2] Institute of Wind',
      ['Amal|Haddad Department of Sand', 'Bo|Li Department of Sand; Institute of Wind'],
    ],
    [
      'Amal Haddad (1), Bo Li (2)\n(1) Department of Sand\n(2) Institute of Wind',
      ['Amal|Haddad Department of Sand', 'Bo|Li Institute of Wind'],
    ],
    [
      'Amal Haddad^1, Bo Li^{1,2}\n^1 Department of Sand\n^2 Institute of Wind',
      ['Amal|Haddad Department of Sand', 'Bo|Li Department of Sand; Institute of Wind'],
    ],
    [
      'Amal Haddad<sup>1</sup>, Bo Li<sup>2</sup><br>\n<sup>1</sup>Department of Sand\n<sup>2</sup>Institute of Wind',
      ['Amal|Haddad Department of Sand', 'Bo|Li Institute of Wind'],
    ],
    [
      'Amal Haddad1-3, Bo Li2\n1. Department of Sand\n2. Institute of Wind\n3. School of Stone',
      ['Amal|Haddad Department of Sand; Institute of Wind; School of Stone', 'Bo|Li Institute of Wind'],
    ],
    [
      'Amal Haddad1; Bo Li2. 1Department of Sand, Dubai; 2Institute of Wind, Oslo.',
      ['Amal|Haddad Department of Sand, Dubai', 'Bo|Li Institute of Wind, Oslo'],
    ],
  ],
  'names with letters and symbols': [
    [
      'Amal Haddad a, Bo Li b,*\na Department of Sand\nb Institute of Wind',
      ['Amal|Haddad Department of Sand', '*Bo|Li Institute of Wind'],
    ],
    [
      'Amal Haddadᵃ, Bo Liᵇ\nᵃDepartment of Sand\nᵇInstitute of Wind',
      ['Amal|Haddad Department of Sand', 'Bo|Li Institute of Wind'],
    ],
    [
      'Amal Haddada, Bo Lib\naDepartment of Sand\nbInstitute of Wind',
      ['Amal|Haddad Department of Sand', 'Bo|Li Institute of Wind'],
    ],
    [
      'Amal Haddad*, Bo Li†, Carl Berg‡\n*Department of Sand\n†Institute of Wind\n‡School of Stone',
      ['Amal|Haddad Department of Sand', 'Bo|Li Institute of Wind', 'Carl|Berg School of Stone'],
    ],
    [
      'Amal Haddad*, Bo Li\nExample University\n*Corresponding author: amal@example.org',
      ['*Amal|Haddad <amal@example.org> Example University', 'Bo|Li Example University'],
    ],
    [
      'Amal Haddad1†, Bo Li2†\n1 Department of Sand\n2 Institute of Wind\n† These authors contributed equally.',
      ['Amal|Haddad Department of Sand', 'Bo|Li Institute of Wind'],
    ],
  ],
  'lists without marks': [
    ['Amal Haddad, Bo Li and Carl Berg', ['Amal|Haddad', 'Bo|Li', 'Carl|Berg']],
    ['Amal Haddad, Bo Li, & Carl Berg', ['Amal|Haddad', 'Bo|Li', 'Carl|Berg']],
    ['Amal Haddad, Bo Li, and Carl Berg.', ['Amal|Haddad', 'Bo|Li', 'Carl|Berg']],
    ['Amal Haddad & Bo Li', ['Amal|Haddad', 'Bo|Li']],
    ['Amal Haddad\nBo Li\nCarl Berg', ['Amal|Haddad', 'Bo|Li', 'Carl|Berg']],
    ['Amal Haddad,\nBo Li,\nCarl Berg,', ['Amal|Haddad', 'Bo|Li', 'Carl|Berg']],
    ['Amal Haddad; Bo Li; Carl Berg;', ['Amal|Haddad', 'Bo|Li', 'Carl|Berg']],
    ['1. Amal Haddad\n2. Bo Li', ['Amal|Haddad', 'Bo|Li']],
    ['• Amal Haddad\n• Bo Li', ['Amal|Haddad', 'Bo|Li']],
    ['Authors: Amal Haddad, Bo Li et al.', ['Amal|Haddad', 'Bo|Li']],
    ['Amal Haddad', ['Amal|Haddad']],
    ['', []],
    [' \n ; , \n', []],
  ],
  'last names first': [
    ['Haddad, Amal; Li, Bo', ['Amal|Haddad', 'Bo|Li']],
    ['Haddad, Amal', ['Amal|Haddad']],
    ['Haddad, Amal and Li, Bo', ['Amal|Haddad', 'Bo|Li']],
    ['Haddad, A., Li, B. C., & Berg, D.-E.', ['A.|Haddad', 'B. C.|Li', 'D.-E.|Berg']],
    ['Haddad A, Li BC, Berg D', ['A|Haddad', 'BC|Li', 'D|Berg']],
    ['van der Berg, Jan; de la Cruz, Ana', ['Jan|van der Berg', 'Ana|de la Cruz']],
    ['HADDAD Amal, BERG-LI Bo', ['Amal|HADDAD', 'Bo|BERG-LI']],
    ['King, Martin, Jr.; Li, Bo', ['Martin|King Jr.', 'Bo|Li']],
  ],
  'one author a line, with what belongs to each': [
    [
      'Amal Haddad, Example University, Dubai, amal@example.org\nBo Li, Institute of Wind, Oslo, bo@example.org',
      ['Amal|Haddad <amal@example.org> Example University, Dubai', 'Bo|Li <bo@example.org> Institute of Wind, Oslo'],
    ],
    [
      'Amal Haddad (Example University), Bo Li (Institute of Wind)',
      ['Amal|Haddad Example University', 'Bo|Li Institute of Wind'],
    ],
    [
      'Amal Haddad <amal@example.org>, Bo Li <bo@example.org>',
      ['Amal|Haddad <amal@example.org>', 'Bo|Li <bo@example.org>'],
    ],
    [
      'Amal Haddad\nExample University\namal@example.org\n\nBo Li\nInstitute of Wind\nbo@example.org',
      ['Amal|Haddad <amal@example.org> Example University', 'Bo|Li <bo@example.org> Institute of Wind'],
    ],
    [
      'Amal Haddad and Bo Li\nExample University, Dubai',
      ['Amal|Haddad Example University, Dubai', 'Bo|Li Example University, Dubai'],
    ],
    [
      'Amal Haddad\nExample University\nDubai, United Arab Emirates\nBo Li\nInstitute of Wind',
      ['Amal|Haddad Example University, Dubai, United Arab Emirates', 'Bo|Li Institute of Wind'],
    ],
    [
      'Amal Haddad\tExample University\tamal@example.org\nBo Li\tInstitute of Wind\tbo@example.org',
      ['Amal|Haddad <amal@example.org> Example University', 'Bo|Li <bo@example.org> Institute of Wind'],
    ],
    [
      'Amal Haddad, Example University; Bo Li, Institute of Wind',
      ['Amal|Haddad Example University', 'Bo|Li Institute of Wind'],
    ],
    ['Amal Haddad (corresponding author), Bo Li', ['*Amal|Haddad', 'Bo|Li']],
  ],
  emails: [
    ['Amal Haddad, Bo Li; {haddad,li}@example.org', ['Amal|Haddad <haddad@example.org>', 'Bo|Li <li@example.org>']],
    [
      'Amal Haddad, Bo Li\n{bo.li, amal.haddad}@example.org',
      ['Amal|Haddad <amal.haddad@example.org>', 'Bo|Li <bo.li@example.org>'],
    ],
    [
      'Amal Haddad, Bo Li\nEmails: one@example.org, two@example.org',
      ['Amal|Haddad <one@example.org>', 'Bo|Li <two@example.org>'],
    ],
    [
      'Amal Haddad1, Bo Li2\n1 Department of Sand; AHADDAD@example.org\n2 Institute of Wind; b.li@example.org',
      ['Amal|Haddad <ahaddad@example.org> Department of Sand', 'Bo|Li <b.li@example.org> Institute of Wind'],
    ],
    [
      'Amal Haddad¹ (amal@example.org), Bo Li²\n¹Department of Sand\n²Institute of Wind',
      ['Amal|Haddad <amal@example.org> Department of Sand', 'Bo|Li Institute of Wind'],
    ],
  ],
  'titles, degrees and identifiers': [
    ['Dr Amal Haddad, Prof. Bo Li, Mr Carl Berg', ['Dr. Amal|Haddad', 'Prof Bo|Li', 'Mr. Carl|Berg']],
    ['Prof. Dr. Amal Haddad; Mrs. Bo Li; Ms Dana Berg', ['Prof Amal|Haddad', 'Mrs. Bo|Li', 'Ms. Dana|Berg']],
    ['Associate Professor Amal Haddad', ['Prof Amal|Haddad']],
    ['Haddad, Dr. Amal; Li, Bo', ['Dr. Amal|Haddad', 'Bo|Li']],
    ['Amal Haddad, PhD, Bo Li, MD, MPH', ['Amal|Haddad', 'Bo|Li']],
    ['Amal Noor Haddad PhD, Bo Yang Li MSc', ['Amal Noor|Haddad', 'Bo Yang|Li']],
    ['Amal Haddad (https://orcid.org/0000-0002-1825-0097), Bo Li ORCID: 0000-0001-5109-3700', ['Amal|Haddad', 'Bo|Li']],
  ],
  'names as people have them': [
    ['Vincent van der Meer', ['Vincent|van der Meer']],
    ['Fatima Al-Hassan, Omar bin Khalid, Noor Al Farsi', ['Fatima|Al-Hassan', 'Omar|bin Khalid', 'Noor|Al Farsi']],
    ['Carl Berg Jr., Dana Stone III', ['Carl|Berg Jr.', 'Dana|Stone III']],
    ['Jean-Pierre Saint-Clair, J.-P. Dubois', ['Jean-Pierre|Saint-Clair', 'J.-P.|Dubois']],
    ['J. R. R. Stone, A.B. Sand', ['J. R. R.|Stone', 'A.B.|Sand']],
    ['Søren Ærø, Şule Yıldız, Ngũgĩ Mũrĩithi', ['Søren|Ærø', 'Şule|Yıldız', 'Ngũgĩ|Mũrĩithi']],
    ["Sinéad O'Brien, Ludovico D’Este", ["Sinéad|O'Brien", 'Ludovico|D’Este']],
    ['José Ortega y Gasset', ['José|Ortega y Gasset']],
    ['张伟¹、李娜²\n¹沙漠大学\n²风研究所', ['伟|张 沙漠大学', '娜|李 风研究所']],
    ['欧阳小明，王芳', ['小明|欧阳', '芳|王']],
    ['山田太郎', ['太郎|山田']],
    ['김철수, 이영희', ['철수|김', '영희|이']],
    ['أمل الحداد، بدر بن علي', ['أمل|الحداد', 'بدر|بن علي']],
    [
      'د. أمل الحداد¹، أحمد عبد الرحمن²\n¹جامعة الرمال\n²معهد الرياح',
      ['Dr. أمل|الحداد جامعة الرمال', 'أحمد|عبد الرحمن معهد الرياح'],
    ],
  ],
};

for (const [name, list] of Object.entries(cases)) {
  describe(`issue 5, a pasted author list: ${name}`, () => {
    test.each(list)('%j', (text, authors) => {
      expect(shown(text)).toEqual(authors);
    });
  });
}
