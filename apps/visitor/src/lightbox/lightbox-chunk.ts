import '@sitewright/ui/lightbox/styles.css';

export { createPageLightbox } from './create-page-lightbox.ts';
