import { expect, it } from 'vitest';
import { renderBlock, sampleData, samplePicture } from '../testing/sample-view.tsx';
import { needs } from './load.server.ts';
import { video } from './schema.ts';

const film = samplePicture('film', {
  kind: 'video',
  contentType: 'video/mp4',
  width: 1280,
  height: 720,
});
const poster = samplePicture('poster');
const data = sampleData(film, poster);
const embed = 'https://www.youtube.com/watch?v=abc123';

it('requests nothing of a service before a press, and leads to the film without a script', () => {
  const markup = renderBlock(
    video,
    { embed, title: 'Harbour', poster: { assetId: poster.id } },
    data,
  );

  expect(markup).not.toMatch(/<iframe|<script|i\.ytimg/);
  expect(markup).toContain('href="https://www.youtube.com/watch?v=abc123"');
  expect(markup).toContain('Play video: Harbour');
  expect(markup).toContain('data-island-when="touch"');
});

it('plays a file by the browser’s own player, loading nothing before', () => {
  const markup = renderBlock(
    video,
    { source: 'file', file: { assetId: film.id }, poster: { assetId: poster.id } },
    data,
  );

  expect(markup).toContain('<video class="video-player" controls="" playsInline="" preload="none"');
  expect(markup).toMatch(
    /<img class="video-poster"[^>]+loading="lazy"[^>]+\/s\/poster\.jpg\?format=/,
  );
  expect(markup).toContain('poster="data:image/svg+xml,');
  expect(renderBlock(video, { source: 'file', file: { assetId: film.id } }, data)).not.toContain(
    'poster',
  );
});

it('says that an embed is invalid', () => {
  expect(renderBlock(video, { embed: '<p>nothing</p>' })).toContain('Invalid video embed.');
});

it('reserves its place by the size of the film, else by 56.3 percent', () => {
  const sized = `<iframe width="400" height="300" src="https://video.example.com/1"></iframe>`;
  expect(renderBlock(video, { embed: sized })).toContain('--video-ratio:1.333');
  expect(renderBlock(video, { embed })).toContain('--video-ratio:1.776');
});

it('needs the file only where it shows one', () => {
  const props = { source: 'embed', file: { assetId: film.id }, poster: { assetId: poster.id } };
  expect(needs(props as never)).toStrictEqual([{ kind: 'asset', assetId: poster.id }]);
  expect(needs({ ...props, source: 'file' } as never)).toHaveLength(2);
});

it('shows nothing before it has an address, and says of a wrong one that it is wrong (VIDEO-05)', () => {
  expect(renderBlock(video, {}, {}, { isEditing: true })).toBe('');
  expect(renderBlock(video, { embed: 'no video' })).toContain('Invalid video embed.');
});
