import { expect, it } from 'vitest';
import { mapFrameHtml } from './map-frame-html.ts';

it('is a document with title and language, and loads its script without the crossorigin attribute', () => {
  const html = mapFrameHtml('/assets/app/map-frame.js');
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect(html).toContain('<title>Map</title>');
  expect(html).toContain('<script type="module" src="/assets/app/map-frame.js"></script>');
});
