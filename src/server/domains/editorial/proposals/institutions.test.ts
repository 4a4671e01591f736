import { expect, test } from 'vitest';
import { institutionsOf } from './institutions.ts';

const areSame = (one: string, other: string) => {
  const names = institutionsOf(one);
  return [...institutionsOf(other).keys()].some((name) => names.has(name));
};

test.each([
  ['Department of Zoology, University of Sofia, 8 Dragan Tsankov Blvd., Sofia, Bulgaria', 'University of Sofia'],
  ['University of Sofia, Faculty of Law', 'Dept. of Physics; The University of Sofia; BG'],
  ['Universität Zürich, Schweiz', 'Universitat Zurich'],
  ['Smithsonian Institution, Washington', 'Department of Entomology, Smithsonian Institution'],
  ['Acme Analytics', 'acme analytics'],
])('one institution: %s | %s', (one, other) => expect(areSame(one, other)).toBe(true));

test.each([
  ['Department of Biology, University of Sofia', 'Department of Biology, University of Varna'],
  ['School of Medicine, University of X', 'School of Medicine, University of Y'],
  ['University of Sofia, Sofia, Bulgaria', 'Technical University of Sofia, Sofia, Bulgaria'],
  ['Independent, Paris', 'Independent, London'],
  ['', ''],
])('two institutions: %s | %s', (one, other) => expect(areSame(one, other)).toBe(false));
