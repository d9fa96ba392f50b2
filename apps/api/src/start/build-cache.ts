/** What a build or a start leaves for the next start, below the folder that the server is started in. */
export const buildCache = 'node_modules/.cache/sitewright';
