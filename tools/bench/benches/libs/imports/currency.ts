export { default as currency } from 'currency.js';
