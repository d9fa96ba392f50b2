// oxlint-disable oxc/no-barrel-file -- The benchmark measures all exports of both entries.
export * from '@sitewright/form-runtime';
export * from '@sitewright/form-runtime/react';
