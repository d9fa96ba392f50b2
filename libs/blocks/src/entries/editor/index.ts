export { blockEditors } from './editors.gen.ts';
