export { commerce } from './commerce.ts';
