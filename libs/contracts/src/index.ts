export * from './addresses/index.ts';
export * from './api/index.ts';
export * from './categories/index.ts';
export * from './codes/index.ts';
export * from './entities/index.ts';
export * from './errors/index.ts';
export * from './limits/index.ts';
export * from './links/index.ts';
