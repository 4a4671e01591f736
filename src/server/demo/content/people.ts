import type { JournalRole, userTitles } from '../../../contracts/constants.ts';
import type { Author } from './paper.ts';

export type DemoPerson = {
  role: 'admin' | 'editor' | 'editor in chief' | 'reviewer' | 'author' | 'reader';
  email: string;
  title: (typeof userTitles)[number];
  surname: string;
  otherName: string;
  affiliation: string;
  country: string;
  /** What the person is to which journals, beside author and reader. */
  journalRoles?: { journal: string; role: JournalRole }[];
  /** What a reviewer says of themselves: who is proposed follows from it. */
  interests?: string;
};

const affiliations = {
  house: 'Colophon Press, Dubai, United Arab Emirates',
  author: 'Centre for Academic Writing, Jumeirah Metropolitan University, Dubai, United Arab Emirates',
};

/** The accounts of the demo, one for each part that a person can play. */
export const people: DemoPerson[] = [
  {
    role: 'admin',
    email: 'admin@demo.example',
    title: 'Ms',
    surname: 'al-Suwaidī',
    otherName: 'Ḥessa',
    affiliation: affiliations.house,
    country: 'AE',
  },
  {
    role: 'editor',
    email: 'editor@demo.example',
    title: 'Prof',
    surname: 'Okafor',
    otherName: 'Chidinma',
    affiliation: 'Faculty of Education, Enugu Hills University, Nigeria',
    country: 'NG',
    journalRoles: [
      { journal: 'EIJER', role: 'editor' },
      { journal: 'ADME', role: 'editor' },
    ],
  },
  {
    role: 'editor in chief',
    email: 'chief@demo.example',
    title: 'Prof',
    surname: 'Haugland',
    otherName: 'Solveig',
    affiliation: 'Institute for Teacher Education, Nordfjord University College, Norway',
    country: 'NO',
    journalRoles: [{ journal: 'EIJER', role: 'editor-in-chief' }],
  },
  {
    role: 'reviewer',
    email: 'reviewer@demo.example',
    title: 'Dr',
    surname: 'Yıldız',
    otherName: 'Kerem',
    affiliation: 'Department of Primary Education, Haliç Institute of Education, Türkiye',
    country: 'TR',
    journalRoles: [{ journal: 'EIJER', role: 'reviewer' }],
    interests:
      'Primary mathematics: estimation, fractions, tasks from the world of the pupils. Writing and peer feedback in schools.',
  },
  {
    role: 'reviewer',
    email: 'reviewer2@demo.example',
    title: 'Dr',
    surname: 'Núñez Arce',
    otherName: 'Araceli',
    affiliation: 'Department of Marine Biology, Cabo Claro University, Spain',
    country: 'ES',
    journalRoles: [
      { journal: 'ADME', role: 'reviewer' },
      { journal: 'EIJER', role: 'reviewer' },
    ],
    interests:
      'Field courses and observation in the teaching of ecology; coasts, deserts and school museums. Science writing for beginners.',
  },
  {
    role: 'reviewer',
    email: 'reviewer3@demo.example',
    title: 'Dr',
    surname: 'Wierzbicki',
    otherName: 'Tomasz',
    affiliation: 'Department of Geography Education, Lower Vistula University, Poland',
    country: 'PL',
    journalRoles: [{ journal: 'EIJER', role: 'reviewer' }],
    interests:
      'Geography lessons out of doors, maps and tracks, heat and school hours, dryland regions and their schools.',
  },
  {
    role: 'author',
    email: 'author@demo.example',
    title: 'Dr',
    surname: 'Benmansour',
    otherName: 'Leïla',
    affiliation: affiliations.author,
    country: 'AE',
  },
  {
    role: 'reader',
    email: 'reader@demo.example',
    title: 'Mr',
    surname: 'Thomas',
    otherName: 'Mathew',
    affiliation: 'Malabar Public Library, India',
    country: 'IN',
  },
];

/** The author account as it stands on its manuscripts. */
export const submittingAuthor: Author = {
  title: 'Dr.',
  givenName: 'Leïla',
  lastName: 'Benmansour',
  email: 'author@demo.example',
  affiliation: affiliations.author,
};
