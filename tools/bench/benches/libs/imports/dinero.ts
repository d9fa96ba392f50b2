export { add, allocate, dinero, multiply, subtract, toDecimal, toSnapshot } from 'dinero.js';
