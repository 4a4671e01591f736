import type { Icon as TablerIcon } from '@tabler/icons-react';

/** `base.css` says it of all icons once: in each of them it is half of an icon's bytes. */
const saidOnce = {
  xmlns: undefined,
  fill: undefined,
  strokeWidth: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

interface IconProps {
  readonly of: TablerIcon;
  readonly size: number;
}

/** An icon of a page that the server renders. */
export const Icon = ({ of: Drawn, size }: IconProps) => <Drawn {...saidOnce} color="" size={size} aria-hidden />;
