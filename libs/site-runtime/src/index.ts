export { siteRuntime } from './site-runtime.ts';
