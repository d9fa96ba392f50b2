/** The cache folder of builds and starts, in the working directory of the server. */
export const buildCache = 'node_modules/.cache/sitewright';
