import { contentLimits } from '@sitewright/contracts/limits';
import { describe, expect, it } from 'vitest';
import { parseProps } from '../../kit/block/parse-props.ts';
import { panelFields } from '../../kit/block/panel-fields.ts';
import {
  renderBlock,
  sampleData,
  sampleId,
  samplePicture,
} from '../../kit/testing/sample-view.tsx';
import { lengthText } from './length-text.ts';
import { needs } from './load.server.ts';
import { audio } from './schema.ts';

const sound = (name: string) =>
  samplePicture(name, { kind: 'audio', url: `/s/${name}.mp3`, fileName: `${name}.mp3` });
const dawn = sound('dawn');
const noon = sound('noon');
const cover = samplePicture('cover');
const data = sampleData(dawn, noon, cover);
const track = (name: string, more: object = {}) => ({ file: { assetId: sampleId(name) }, ...more });
const album = {
  title: 'A day',
  author: 'Mara Hale',
  tracks: [track('dawn', { title: 'Dawn', length: '3:45' }), track('noon')],
};

describe('stored props', () => {
  const tracks = (count: number) => Array.from({ length: count }, () => track('dawn'));

  it('migrate a single file from version 1 to the only track', () => {
    const stored = { file: { assetId: dawn.id }, title: 'Dawn', allowDownload: true };
    expect(parseProps(audio, 1, stored)).toMatchObject({
      ok: true,
      props: {
        title: 'Dawn',
        allowDownload: true,
        cover: null,
        tracks: [{ file: { assetId: dawn.id }, title: '', length: '' }],
      },
    });
    expect(parseProps(audio, 1, { file: null })).toMatchObject({ ok: true, props: { tracks: [] } });
    expect(parseProps(audio, 1, {})).toMatchObject({ ok: true, props: { tracks: [] } });
  });

  it('accept the maximum number of tracks per album and reject one more (LIMIT-02)', () => {
    const most = contentLimits.tracksPerAlbum;
    expect(parseProps(audio, 2, { tracks: tracks(most) }).ok).toBe(true);
    expect(parseProps(audio, 2, { tracks: tracks(most + 1) })).toMatchObject({
      ok: false,
      issues: [{ field: 'tracks' }],
    });
  });

  it('have editable title, file and length fields per track', () => {
    const list = panelFields(audio).find(({ property }) => property === 'tracks');
    expect(list?.entryFields?.map(({ property }) => property)).toStrictEqual([
      'title',
      'file',
      'length',
    ]);
    expect(list?.newEntry).toStrictEqual({ title: '', file: null, length: '' });
  });
});

it('requests the assets of its tracks and its cover', () => {
  const parsed = parseProps(audio, 2, {
    ...album,
    cover: { assetId: cover.id },
    tracks: [...album.tracks, { title: 'Not chosen yet' }],
  });
  expect(parsed.ok && needs(parsed.props as never)).toStrictEqual(
    [dawn, noon, cover].map(({ id }) => ({ kind: 'asset', assetId: id })),
  );
});

describe('one track', () => {
  it('renders a native player labeled by block title, track title or file name, in that order', () => {
    const named = (props: object) => renderBlock(audio, props, data);
    const own = named({ title: 'A day', tracks: [track('dawn', { title: 'Dawn' })] });
    expect(own).toMatch(
      /<audio controls="" preload="none" src="\/s\/dawn\.mp3" aria-label="A day"/,
    );
    expect(own).not.toContain('<ol');
    expect(named({ tracks: [track('dawn', { title: 'Dawn' })] })).toContain('aria-label="Dawn"');
    expect(named({ tracks: [track('dawn')] })).toContain('aria-label="dawn.mp3"');
  });

  it('is rendered when the other files are missing; without any file the block is empty', () => {
    expect(renderBlock(audio, { tracks: [track('gone'), track('noon')] }, data)).not.toContain(
      '<ol',
    );
    expect(renderBlock(audio, { tracks: [track('gone'), {}] }, data)).toBe('');
    expect(renderBlock(audio, {}, data)).toBe('');
  });
});

describe('an album', () => {
  const markup = (more: object = {}) => renderBlock(audio, { ...album, ...more }, data);

  it('renders a single player and a link to the file of each track', () => {
    const drawn = markup();
    expect(drawn.match(/<audio/g)).toHaveLength(1);
    expect(drawn).toContain('src="/s/dawn.mp3" aria-label="Dawn"');
    expect(drawn).toContain('<strong>A day</strong><span>Mara Hale</span>');
    expect(drawn).toContain(
      '<a class="audio-track" href="/s/dawn.mp3" aria-current="true"><span class="audio-name">Dawn</span><span class="audio-length">3:45</span></a>',
    );
    expect(drawn).toContain(
      '<a class="audio-track" href="/s/noon.mp3"><span class="audio-name">noon.mp3</span>',
    );
  });

  it('shows its cover, and download links when downloads are allowed', () => {
    expect(markup()).not.toContain('<img');
    expect(markup({ cover: { assetId: cover.id } })).toContain('class="audio-cover"');
    expect(markup()).not.toContain('download=');
    expect(markup({ allowDownload: true })).toContain(
      '<a class="audio-download" href="/s/noon.mp3" download="noon.mp3" aria-label="Download: noon.mp3">Download</a>',
    );
  });
});

it.each([
  [0.4, '0:00'],
  [225, '3:45'],
  [65.6, '1:06'],
  [3599.7, '1:00:00'],
  [4205, '1:10:05'],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
])('writes a length of %d seconds as %j', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text);
});
