import formCss from './form-fields.css?inline';

/** The style sheet of forms that visitors fill in. */
export const formStyle: string = formCss;
