export { onCLS, onFCP, onINP, onLCP } from 'web-vitals';
