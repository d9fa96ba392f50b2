/**
 * Whether the login screen offers to create an account. A person who pressed Escape on a site wants to edit that site,
 * where a new account has no access: the return URL says so (ESC-07, ESC-08).
 */
export const offersSignUp = (returnTo = '/'): boolean =>
  new URLSearchParams(returnTo.split('?', 2)[1]).get('accountCreation') !== 'false';
