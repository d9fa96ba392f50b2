import { blockType } from '@sitewright/contracts/codes';
import type { Block } from '@sitewright/contracts/entities';
import { createDocument, createSection } from '@sitewright/page-model';
import { expect, it } from 'vitest';
import { noHosts } from '../../kit/block/external-hosts.ts';
import { sampleContext, sampleId } from '../../kit/testing/sample-view.tsx';
import { documentHosts } from './document-hosts.ts';

const placement = { column: 1, row: 1, width: 12, height: 1 };

function hostsOf(...blocks: readonly (readonly [type: number, props: object, version?: number])[]) {
  const section = createSection('aaaa');
  const stored = blocks.map(([type, props, version = 1], index): [string, Block] => {
    const id = `block${index}`;
    return [id, { id, type, version, props: props as Block['props'], placement }];
  });
  const layout = { ...section.layout, blocks: Object.fromEntries(stored) };
  return documentHosts(sampleContext, { ...createDocument(), sections: [{ ...section, layout }] });
}

it.each([
  [
    'a film',
    blockType.VIDEO,
    { embed: 'https://youtu.be/abc' },
    'https://www.youtube-nocookie.com',
  ],
  [
    'a film of a gallery',
    blockType.GALLERY,
    { items: [{ assetId: sampleId('a'), video: 'https://vimeo.com/12345' }] },
    'https://player.vimeo.com',
  ],
  [
    'music',
    blockType.AUDIO_STREAMING,
    { address: 'https://open.spotify.com/track/1' },
    'https://open.spotify.com',
  ],
  [
    'an embed',
    blockType.EMBED,
    { markup: '<iframe src="https://maps.example/x?y">' },
    'https://maps.example',
  ],
  [
    'a frame in code',
    blockType.CODE,
    { code: "<p><iframe title='x' src='https://forms.example/1'>" },
    'https://forms.example',
  ],
])('returns the frame host of %s', (_name, type, props, host) => {
  expect(hostsOf([type, props])).toStrictEqual({ ...noHosts, frames: [host] });
});

it('returns the connection host of streams once', () => {
  const stream = (name: string) => ({
    source: 'stream',
    stream: `https://live.example/${name}.m3u8`,
  });
  expect(hostsOf([blockType.VIDEO, stream('a')], [blockType.VIDEO, stream('b')])).toStrictEqual({
    ...noHosts,
    connections: ['https://live.example'],
  });
});

it('returns each host once, and no hosts for blocks without third-party content', () => {
  expect(
    hostsOf(
      [blockType.VIDEO, { embed: 'https://youtu.be/abc' }],
      [blockType.VIDEO, { embed: 'https://youtu.be/def' }],
      [blockType.VIDEO, { source: 'file', embed: 'https://vimeo.com/12345' }],
      [blockType.VIDEO, { source: 'file', stream: 'https://live.example/a.m3u8' }],
      [blockType.CODE, { mode: 'show', code: '<iframe src="https://forms.example">' }],
      [blockType.HEADING, { text: 'https://heading.example' }],
    ),
  ).toStrictEqual({ ...noHosts, frames: ['https://www.youtube-nocookie.com'] });
});

it.each([
  ['an unknown kind', 999, { markup: 'https://x.example' }],
  ['props that do not parse', blockType.EMBED, { markup: 5 }],
  ['a stream of no address', blockType.VIDEO, { source: 'stream', stream: 'https://x; *' }],
  ['an address that is none', blockType.EMBED, { markup: 'nothing' }],
  ['an address that would write into the policy', blockType.EMBED, { markup: 'https://x; *' }],
])('returns no hosts for %s', (_name, type, props) => {
  expect(hostsOf([type, props])).toStrictEqual(noHosts);
});
