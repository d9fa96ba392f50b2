/** The folder where builds and server starts cache files, relative to the working directory of the server. */
export const buildCache = 'node_modules/.cache/sitewright';
