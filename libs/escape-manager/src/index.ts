export { escapeManager } from './escape-manager.ts';
