export { testing } from './testing.ts';
