/** From this width on the manuscript stands beside its PDF, and parts that wait for nobody are open, too. */
export const wideScreen = '(min-width: 62em)';
