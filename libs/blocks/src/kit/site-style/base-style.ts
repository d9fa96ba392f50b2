import baseCss from './base.css?inline';

/** The first style sheet of every page. */
export const baseStyle: string = baseCss;
