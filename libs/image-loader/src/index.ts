export { imageLoader } from './image-loader.ts';
