/** A text as a mail header takes it: without line breaks or other control characters, of bounded length. */
export const oneLine = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what this takes out
  text
    .replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, 250);
