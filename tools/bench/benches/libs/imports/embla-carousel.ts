export { default as EmblaCarousel } from 'embla-carousel';
