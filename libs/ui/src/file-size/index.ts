export { fileSize } from './file-size.ts';
