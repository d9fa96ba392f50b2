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

it('says that an embed is invalid', () => {
  expect(renderBlock(video, { embed: '<p>nothing</p>' })).toContain('Invalid video embed.');
});

it('reserves its place by the size of the film, else by 56.3 percent', () => {
  const sized = `<iframe width="400" height="300" src="https://video.example.com/1"></iframe>`;
  expect(renderBlock(video, { embed: sized })).toContain('--video-ratio:1.333');
  expect(renderBlock(video, { embed })).toContain('--video-ratio:1.776');
});

it('needs the file only where it shows one', () => {
  const props = { source: 'embed', file: { assetId: file.id }, poster: { assetId: poster.id } };
  expect(needs(props as never)).toStrictEqual([{ kind: 'asset', assetId: poster.id }]);
  expect(needs({ ...props, source: 'file' } as never)).toHaveLength(2);
});

it('shows nothing before it has an address, and says of a wrong one that it is wrong (VIDEO-05)', () => {
  expect(renderBlock(video, {}, {}, { isEditing: true })).toBe('');
  expect(renderBlock(video, { embed: 'no video' })).toContain('Invalid video embed.');
});

describe('a stream', () => {
  const stream = 'https://live.example/film/all.m3u8?key=1';
  const props = { source: 'stream', stream, title: 'Harbour', poster: { assetId: poster.id } };
  const drawn = (more: object = {}) => renderBlock(video, { ...props, ...more }, data);

  it('is a picture with a play button over the browser’s player, which loads nothing before a press', () => {
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

  it('stays a link where no other site may be asked', () => {
    const markup = renderBlock(video, props, data, { mayAskOthers: false });
    expect(markup).toContain(`<a class="video-overlay" href="${stream}"`);
    expect(markup).not.toMatch(/<video|data-stream|data-island=/);
  });

  it('shows nothing before it has an address, and says of a wrong one that it is wrong', () => {
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

  it('needs its picture alone', () => {
    const parsed = { ...props, file: { assetId: file.id } };
    expect(needs(parsed as never)).toStrictEqual([{ kind: 'asset', assetId: poster.id }]);
  });
});
