export { useImages } from './use-images.ts';
