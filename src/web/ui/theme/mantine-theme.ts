import { Button, createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

/** Ten steps around the house's accent; components take the sixth in light and the fourth in dark. */
const teal: MantineColorsTuple = [
  '#e3efed',
  '#c5dedb',
  '#9cc9c5',
  '#7fd4cd',
  '#5cc4bc',
  '#1e7a76',
  '#0b5c5a',
  '#084745',
  '#063635',
  '#042625',
];

const primaryButton = {
  '--button-bg': 'var(--accent)',
  '--button-hover': 'var(--accent-strong)',
  '--button-color': 'var(--on-accent)',
};

/** Mantine gives behaviour and accessibility; its looks come from the tokens. */
export const mantineTheme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 6, dark: 4 },
  colors: { teal },
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '600' },
  defaultRadius: 'sm',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '10px', xl: '16px' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Mantine works out the colour of the words for one scheme only.
    Button: Button.extend({
      vars: (_theme, { variant = 'filled', color }) => {
        if (variant !== 'filled') return { root: {} };
        return { root: color === undefined ? primaryButton : { '--button-color': 'var(--raised)' } };
      },
    }),
  },
});

const variables = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-border': 'var(--rule-strong)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-strong)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
};

/** Lets Mantine's own variables follow the tokens; it sets its own for each scheme, so ours stand there, too. */
export const tokenVariables: CSSVariablesResolver = () => ({ variables: {}, light: variables, dark: variables });
