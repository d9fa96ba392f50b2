export { formRuntime } from './form-runtime.ts';
