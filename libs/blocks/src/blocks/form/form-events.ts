/** Bubbles from a form after the server accepted its submission. */
export const formSubmitted = 'form:submitted';
