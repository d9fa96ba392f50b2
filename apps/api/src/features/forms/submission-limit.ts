/** FORM-75: submissions of one form from one IP address per minute. */
export const submissionLimit = { max: 10, windowMs: 60_000 } as const;

/** Submissions per hour of all forms without a captcha on a website, from anywhere. */
export const websiteSubmissionLimit = { max: 200, windowMs: 3_600_000 } as const;

/** Of those, from one IP address, so that nobody can block the forms of a website for others. */
export const addressSubmissionLimit = { max: 40, windowMs: 3_600_000 } as const;
