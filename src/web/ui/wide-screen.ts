/** From this width on, the facts are beside the work. */
export const wideScreen = '(min-width: 62em)';
