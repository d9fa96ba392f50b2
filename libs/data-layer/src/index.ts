export { dataLayer } from './data-layer.ts';
