import { Button, createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

/** Ten shades of the accent colour; components take the sixth in light and the fourth in dark mode. */
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

/** The site's light and dark neutrals in Mantine's ten shades: the fifth is the border of fields. */
const gray: MantineColorsTuple = [
  '#fbf8f3',
  '#f3ece1',
  '#e2d8c8',
  '#cfc3b0',
  '#8d8271',
  '#776c5c',
  '#5e564a',
  '#3f392f',
  '#2a2620',
  '#1e1b16',
];
const dark: MantineColorsTuple = [
  '#efe9df',
  '#d8d0c2',
  '#b3a897',
  '#958a7a',
  '#7d7363',
  '#35302a',
  '#1b1916',
  '#12110f',
  '#0d0c0b',
  '#080807',
];

/** Fields of a size that a finger meets, with text that a phone does not zoom into. */
const field = { defaultProps: { size: 'md' } };

const primaryButton = {
  '--button-bg': 'var(--accent)',
  '--button-hover': 'var(--accent-strong)',
  '--button-color': 'var(--on-accent)',
};

const quietButton = { '--button-hover': 'var(--accent-wash)', '--button-color': 'var(--accent)' };

/** The error of a group keeps the distance that the error of a field has. */
const group = { defaultProps: { errorProps: { mt: 'xs' } } };

/** Mantine gives behaviour and accessibility; its looks come from the tokens. */
export const mantineTheme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 6, dark: 4 },
  colors: { teal, gray, dark },
  fontFamily: 'var(--sans)',
  fontSizes: { xs: '0.875rem', sm: '1rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  headings: { fontFamily: 'var(--serif)', fontWeight: '600' },
  defaultRadius: 'sm',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '10px', xl: '16px' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    TextInput: field,
    PasswordInput: field,
    NativeSelect: field,
    Select: field,
    Textarea: field,
    NumberInput: field,
    Checkbox: field,
    Radio: field,
    CheckboxGroup: group,
    RadioGroup: group,
    // Mantine works out the colour of the words for one scheme only.
    Button: Button.extend({
      vars: (_theme, { variant = 'filled', color }) => {
        if (variant === 'subtle' && color === undefined) return { root: quietButton };
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
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-color-disabled-border': 'var(--rule)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-strong)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
};

/** Maps Mantine's variables to the tokens, for each colour scheme. */
export const tokenVariables: CSSVariablesResolver = () => ({ variables: {}, light: variables, dark: variables });
