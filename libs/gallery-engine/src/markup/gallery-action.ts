/** The actions of elements with the attribute `data-gallery-action`. */
export const galleryActions = ['rotate', 'previous', 'next', 'show', 'open'] as const;

/** One of the actions; `show` goes to the slide of a thumbnail, `open` opens the lightbox. */
export type GalleryAction = (typeof galleryActions)[number];
