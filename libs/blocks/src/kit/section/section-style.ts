import sectionCss from './section.css?inline';

/** The style sheet of sections and their grid. */
export const sectionStyle: string = sectionCss;
