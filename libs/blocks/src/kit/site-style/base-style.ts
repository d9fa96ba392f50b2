import baseCss from './base.css?inline';

/** The style sheet that every page begins with. */
export const baseStyle: string = baseCss;
