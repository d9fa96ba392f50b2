/** Logging in and out (specification 2). */
export const session = {
  loggedOutTitle: 'Logout Successful',
  loggedOut: 'You have been successfully logged out.',
} as const;
