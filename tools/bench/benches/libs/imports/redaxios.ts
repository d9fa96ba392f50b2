export { default as redaxios } from 'redaxios';
