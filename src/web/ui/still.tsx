import { createContext, createElement, useContext, type AriaAttributes, type ComponentType } from 'react';

/** Gives the HTML of a part that is the same on every page; the server alone does, in the browser there is none. */
export const StillParts = createContext<((part: ComponentType) => string) | null>(null);

interface StillProps extends AriaAttributes {
  readonly as: 'div' | 'nav' | 'section' | 'svg';
  /** Takes no properties, and asks nothing of where it stands: neither address nor session, nor an id of its own. */
  readonly of: ComponentType;
  readonly className?: string | undefined;
  readonly viewBox?: string;
  readonly preserveAspectRatio?: string;
}

/** An element whose content never changes: the server renders it once, and not for each page. */
export function Still({ as, of: Part, ...attributes }: StillProps) {
  const htmlOf = useContext(StillParts);
  if (htmlOf === null) return createElement(as, attributes, <Part />);
  // React itself has made it of a component of ours, and escaped what is in it.
  // oxlint-disable-next-line react/no-danger
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: htmlOf(Part) } });
}
