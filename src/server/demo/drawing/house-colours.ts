/** The light tokens of the house, as print uses them. */
export const colours = {
  paper: '#FBF8F3',
  white: '#FFFFFF',
  sand: '#F3ECE1',
  rule: '#E2D8C8',
  ink: '#1E1B16',
  secondary: '#5E564A',
  teal: '#0B5C5A',
  clay: '#A64C22',
} as const;
