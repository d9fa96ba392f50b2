import '@sitewright/ui/lightbox/styles.css';

export { openLightbox } from '@sitewright/ui/lightbox';
