export { default as lazysizes } from 'lazysizes';
