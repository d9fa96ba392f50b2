/** Numeric codes, wire schemas, the error table, shared limits and link rules of Sitewright. */
export const contracts = Object.freeze({ name: 'contracts' });
