/** FORM-75: so many submissions of one form from one address in a minute. */
export const submissionLimit = { max: 10, windowMs: 60_000 } as const;

/** So many an hour of all forms of a website that ask for no captcha, wherever they come from. */
export const websiteSubmissionLimit = { max: 200, windowMs: 3_600_000 } as const;

/** Of those, so many from one address: nobody alone closes the forms of a website for all others. */
export const addressSubmissionLimit = { max: 40, windowMs: 3_600_000 } as const;
