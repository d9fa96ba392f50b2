/**
 * Whether the login screen offers to create an account. Somebody who pressed Escape on a site wants into that site,
 * where a new account could do nothing: the address that they return to says so (ESC-07, ESC-08).
 */
export const offersSignUp = (returnTo = '/'): boolean =>
  new URLSearchParams(returnTo.split('?', 2)[1]).get('accountCreation') !== 'false';
