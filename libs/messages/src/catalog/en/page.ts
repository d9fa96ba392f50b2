/** A page as a whole: what it says to visitors, and what its start writes into the log (specification 6 and 8). */
export const page = {
  skipToContent: 'Skip to content',
  locked: 'This page is locked.',
  membersOnly: 'This page available only site members',
  secondRun: 'Detected second run, this is bad.',
  moduleFailed: 'Unable to load module',
  fontGone: 'Requested font no longer in Typekit',
} as const;
