import { panelFields } from '../../kit/block/panel-fields.ts';
import type { CreateSample } from '../../kit/sample/block-sample.ts';
import { video } from './schema.ts';

const modeField = panelFields(video).find(({ property }) => property === 'mode')!;

/** Embed codes of video services, with their sizes. */
const embeds = {
  YouTube:
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
  Vimeo: '<iframe width="640" height="360" src="https://player.vimeo.com/video/123456"></iframe>',
  Wistia:
    '<iframe width="620" height="349" src="https://fast.wistia.net/embed/iframe/abc123defg"></iframe>',
  Animoto:
    '<iframe width="432" height="243" src="https://s3.amazonaws.com/embed.animoto.com/play.html?w=swf/production/vp1&f=abc"></iframe>',
} as const;

/** An uploaded video in every option; those of services, and a stream, in every size. */
export const sample: CreateSample = ({ asset }) => {
  const sources = {
    ...Object.fromEntries(
      Object.entries(embeds).map(([service, embed]) => [service, { source: 'embed', embed }]),
    ),
    'A stream': { source: 'stream' },
  };
  const inEachSize = Object.entries(sources).flatMap(([name, source]) =>
    modeField.values.map((mode) => [`${name}: ${modeField.choices?.[mode]}`, { ...source, mode }]),
  );
  return {
    // Taller than a video of that width, so that a fill is visible.
    size: { width: 6, height: 10 },
    props: {
      source: 'file',
      file: { assetId: asset('showreel.mp4') },
      // The URL of its page works too, and contains no size.
      embed: 'https://vimeo.com/123456',
      stream: 'https://live.example/harbour/all.m3u8',
      poster: { assetId: asset('showreel-poster.jpg') },
      title: 'Arriving early',
    },
    others: {
      ...Object.fromEntries(inEachSize),
      'An address that nothing plays': { source: 'embed', embed: 'the film of last summer' },
    },
  };
};
