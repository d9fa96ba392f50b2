/** The popup's node, by the name that scripts of owners know (NEWS-07). */
export const popupId = 'overlayNewsletterEmail';
