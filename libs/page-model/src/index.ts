export { pageModel } from './page-model.ts';
