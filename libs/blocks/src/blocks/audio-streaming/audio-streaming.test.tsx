import { blockType } from '@sitewright/contracts/codes';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { renderBlock, samplePage } from '../../kit/testing/sample-view.tsx';
import { BlockView } from '../../entries/view/block-view.tsx';
import { audioStreaming } from './schema.ts';

it('logs an error for a URL of an unknown service and still renders other blocks (BLOCK-43)', () => {
  const log = vi.fn<(error: string) => void>();
  const page = { ...samplePage, log };
  const stored = (type: number, props: object) => ({ id: `b${type}`, type, version: 1, props });
  const markup = renderToStaticMarkup(
    <>
      <BlockView
        block={stored(blockType.AUDIO_STREAMING, { address: 'https://[broken', title: 'Fog' })}
        data={{}}
        page={page}
      />
      <BlockView block={stored(blockType.HEADING, { text: 'Below' })} data={{}} page={page} />
    </>,
  );
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'The address of streamed audio is of no service that is known: https://[broken',
  );
  expect(markup).toContain('Fog');
  expect(markup).toContain('Below');
});

it('does not log an error for a supported or missing URL', () => {
  const log = vi.fn<(error: string) => void>();
  renderBlock(audioStreaming, { address: 'https://open.spotify.com/track/1' }, {}, { log });
  renderBlock(audioStreaming, {}, {}, { log });
  expect(log).not.toHaveBeenCalled();
});

it('renders a plain link when third-party requests are not allowed', () => {
  const markup = renderBlock(
    audioStreaming,
    { address: 'https://open.spotify.com/track/1', title: 'Fog' },
    {},
    { allowsThirdParties: false },
  );
  expect(markup).toContain('href="https://open.spotify.com/track/1"');
  expect(markup).not.toContain('data-island');
});
