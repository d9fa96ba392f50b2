import { expect, it, vi } from 'vitest';
import { galleryBlockDefaults } from './gallery-block-data.ts';
import { toGallerySettings } from './gallery-settings.ts';
import { readGallerySettings } from './read-gallery-settings.ts';

it('parses settings serialized by the server', () => {
  const settings = toGallerySettings(galleryBlockDefaults);
  expect(readGallerySettings(JSON.stringify(settings), () => {})).toEqual(settings);
});

it.each(['', '{', 'design=grid'])('logs a decoding error for "%s" (GAL-081)', (text) => {
  const log = vi.fn<(message: string) => void>();
  expect(readGallerySettings(text, log)).toBeUndefined();
  expect(log.mock.calls).toEqual([['Error decoding gallery block data.']]);
});

it.each(['null', '7', '{}', '{"design":"slider","options":{}}', '{"design":"grid"}'])(
  'logs an evaluation error for %s (GAL-082)',
  (text) => {
    const log = vi.fn<(message: string) => void>();
    expect(readGallerySettings(text, log)).toBeUndefined();
    expect(log.mock.calls).toEqual([['Error evaluating gallery block data.']]);
  },
);
