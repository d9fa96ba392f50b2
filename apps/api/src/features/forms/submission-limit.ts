/** FORM-75: so many submissions of one form from one address in a minute. */
export const submissionLimit = { max: 10, windowMs: 60_000 } as const;

/** So many an hour of all forms of a website that ask for no captcha, wherever they come from. */
export const websiteSubmissionLimit = { max: 200, windowMs: 3_600_000 } as const;
