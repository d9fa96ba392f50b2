// oxlint-disable oxc/no-barrel-file -- What is measured is the whole of both entries.
export * from '@sitewright/form-runtime';
export * from '@sitewright/form-runtime/react';
