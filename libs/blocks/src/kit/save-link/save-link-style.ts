import saveLinkCss from './save-link.css?inline';

/** The style sheet of the links that save images. */
export const saveLinkStyle: string = saveLinkCss;
