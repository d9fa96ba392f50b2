import fieldCss from './field.css?inline';

/** The style sheet of form fields, for whichever block or page has some. */
export const fieldStyle: string = fieldCss;
