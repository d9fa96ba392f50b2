/** The actions of elements with the attribute `data-gallery-action`. */
export const galleryActions = ['rotate', 'previous', 'next', 'show', 'open'] as const;

/** An action of an element; `show` goes to the slide of a thumbnail, `open` opens the lightbox. */
export type GalleryAction = (typeof galleryActions)[number];
