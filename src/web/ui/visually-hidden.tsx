import type { ReactNode } from 'react';

/** Puts a text where only screen readers find it; for the tags of messages. */
export const visuallyHidden = (children: ReactNode): ReactNode => <span className="visually-hidden">{children}</span>;
