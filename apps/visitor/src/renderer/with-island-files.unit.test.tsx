import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withIslandFiles } from './with-island-files.ts';

const files = new Map([['gallery', 'assets/a.js assets/b.js']]);

it('adds the files of each known island, and none for an unknown island', () => {
  const html = renderToString(
    <>
      <div data-island="gallery" data-island-when="idle" />
      <div data-island="unknown" />
      <i data-island="gallery" />
    </>,
  );
  const found = withIslandFiles(html, files);
  expect(found.match(/data-files="assets\/a\.js assets\/b\.js"/g)).toHaveLength(2);
  expect(found).toContain('<div data-island="unknown"></div>');
  expect(found).toContain('data-island-when="idle"');
});

it('ignores island markup in text content and attributes', () => {
  const text = 'Write <div data-island="gallery"> here';
  expect(withIslandFiles(renderToString(<p title={text}>{text}</p>), files)).not.toContain(
    'data-files',
  );
});
