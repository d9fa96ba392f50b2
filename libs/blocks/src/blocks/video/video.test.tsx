import { describe, expect, it } from 'vitest';
import { renderBlock, sampleData, samplePicture } from '../../kit/testing/sample-view.tsx';
import { needs } from './load.server.ts';
import { video } from './schema.ts';

const file = samplePicture('film', {
  kind: 'video',
  contentType: 'video/mp4',
  width: 1280,
  height: 720,
});
const poster = samplePicture('poster');
const data = sampleData(file, poster);
const embed = 'https://www.youtube.com/watch?v=abc123';

it('renders no third-party content initially, and a link to the video without a script', () => {
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

it('renders a native player for a file without preloading it', () => {
  const markup = renderBlock(
    video,
    { source: 'file', file: { assetId: file.id }, poster: { assetId: poster.id } },
    data,
  );

  expect(markup).toContain('<video class="video-player" controls="" playsInline="" preload="none"');
  expect(markup).toMatch(
    /<img class="video-poster"[^>]+loading="lazy"[^>]+\/s\/poster\.jpg\?format=/,
  );
  expect(markup).toContain('poster="data:image/svg+xml,');
  expect(renderBlock(video, { source: 'file', file: { assetId: file.id } }, data)).not.toContain(
    'poster',
  );
});

it('shows an error for an invalid embed', () => {
  expect(renderBlock(video, { embed: '<p>nothing</p>' })).toContain('Invalid video embed.');
});

it('reserves space by the size of the video, or else by 56.3 percent', () => {
  const sized = `<iframe width="400" height="300" src="https://video.example.com/1"></iframe>`;
  expect(renderBlock(video, { embed: sized })).toContain('--video-ratio:1.333');
  expect(renderBlock(video, { embed })).toContain('--video-ratio:1.776');
});

it('requests the video file only when its source is a file', () => {
  const props = { source: 'embed', file: { assetId: file.id }, poster: { assetId: poster.id } };
  expect(needs(props as never)).toStrictEqual([{ kind: 'asset', assetId: poster.id }]);
  expect(needs({ ...props, source: 'file' } as never)).toHaveLength(2);
});

it('renders an empty string without a URL and an error for an invalid one (VIDEO-05)', () => {
  expect(renderBlock(video, {}, {}, { isEditing: true })).toBe('');
  expect(renderBlock(video, { embed: 'no video' })).toContain('Invalid video embed.');
});

describe('a stream', () => {
  const stream = 'https://live.example/film/all.m3u8?key=1';
  const props = { source: 'stream', stream, title: 'Harbour', poster: { assetId: poster.id } };
  const drawn = (more: object = {}) => renderBlock(video, { ...props, ...more }, data);

  it('renders a poster with a play button over a native player without preloading', () => {
    const markup = drawn();
    expect(markup).toContain('data-island="video" data-island-when="touch"');
    expect(markup).toMatch(
      /<video class="video-player" controls="" playsInline="" preload="none" poster="data:[^"]+" aria-label="Harbour"><source src="https:\/\/live.example\/film\/all.m3u8\?key=1" type="application\/vnd.apple.mpegurl"\/><a href="https:\/\/live.example\/film\/all.m3u8\?key=1">Harbour<\/a><\/video>/,
    );
    expect(markup).toContain(`<a class="video-overlay" href="${stream}"`);
    expect(markup).toContain('Play video: Harbour');
    expect(markup).toContain('Plays from live.example');
    expect(markup).toContain('--video-ratio:1.776');
    expect(markup.match(/class="video-poster"/g)).toHaveLength(1);
    expect(drawn({ title: '', poster: null })).toContain('preload="none" aria-label="Video"');
  });

  it('renders a plain link when third-party requests are not allowed', () => {
    const markup = renderBlock(video, props, data, { allowsThirdParties: false });
    expect(markup).toContain(`<a class="video-overlay" href="${stream}"`);
    expect(markup).not.toMatch(/<video|data-stream|data-island=/);
  });

  it('renders an empty string without a URL and an error for an invalid one', () => {
    expect(drawn({ stream: ' ' })).toBe('');
    for (const wrong of [
      'http://live.example/a.m3u8',
      'https://live.example/a.mp4',
      'a.m3u8',
      'https://*/a.m3u8',
      'https://a;sandbox/a.m3u8',
    ])
      expect(drawn({ stream: wrong })).toContain('Invalid video embed.');
  });

  it('requests only its poster', () => {
    const parsed = { ...props, file: { assetId: file.id } };
    expect(needs(parsed as never)).toStrictEqual([{ kind: 'asset', assetId: poster.id }]);
  });
});
