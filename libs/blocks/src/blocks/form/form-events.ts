/** Bubbles from a form of the page once its server took what was typed. */
export const formSubmitted = 'form:submitted';
