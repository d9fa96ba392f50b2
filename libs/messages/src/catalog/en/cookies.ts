/** The cookie banner where its owner has written nothing (specification 5, cookie banner defaults). */
export const cookies = {
  accept: 'Accept',
  decline: 'Decline',
  text: 'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
} as const;
