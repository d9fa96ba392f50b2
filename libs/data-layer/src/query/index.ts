export { encodeFields } from '../encode.ts';
export { parseQuery, queryKeyLimit } from './parse-query.ts';
