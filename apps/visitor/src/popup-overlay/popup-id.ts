/** The id of the popup's element, which owners' scripts rely on (NEWS-07). */
export const popupId = 'overlayNewsletterEmail';
