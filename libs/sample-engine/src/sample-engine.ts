/** The sample-engine of Sitewright. */
export const sampleEngine = Object.freeze({ name: 'sample-engine' });
