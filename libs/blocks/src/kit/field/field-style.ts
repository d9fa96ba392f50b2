import fieldCss from './field.css?inline';

/** The style sheet of form fields. */
export const fieldStyle: string = fieldCss;
