import formCss from './form-fields.css?inline';

/** The style sheet of forms for visitors. */
export const formStyle: string = formCss;
