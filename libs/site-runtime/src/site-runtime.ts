/** What a published page runs in the browser: site context, initialisers, owner redirect, session and loading. */
export const siteRuntime = Object.freeze({ name: 'site-runtime' });
