/** What RENDERER_PATH of a server in a test leads to: the visitor app's build takes a while. */
export { testRenderer as renderer } from './test-renderer.ts';
