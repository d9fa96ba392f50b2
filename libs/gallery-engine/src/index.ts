export { galleryEngine } from './gallery-engine.ts';
