import { blockType } from '@sitewright/contracts/codes';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { renderBlock, samplePage } from '../../kit/testing/sample-view.tsx';
import { BlockView } from '../../entries/view/block-view.tsx';
import { donationButton } from './schema.ts';

it.each([
  ['nothing', {}],
  ['a page elsewhere', { page: { href: 'https://give.example' } }],
  ['another path', { page: { href: '/pages/0123456789abcdef01234567/more' } }],
])(
  'logs an error when its page is %s and still renders other blocks (BLOCK-42)',
  (_name, props) => {
    const log = vi.fn<(error: string) => void>();
    const page = { ...samplePage, log };
    const stored = (type: number, own: object) => ({
      id: `b${type}`,
      type,
      version: 1,
      props: own,
    });
    const markup = renderToStaticMarkup(
      <>
        <BlockView block={stored(blockType.DONATION_BUTTON, props)} data={{}} page={page} />
        <BlockView block={stored(blockType.HEADING, { text: 'Below' })} data={{}} page={page} />
      </>,
    );
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'A donation button block has no inner button: it names no donation page.',
    );
    expect(markup).toBe('<h2 class="heading">Below</h2>');
  },
);

it('does not log an error when its button is rendered', () => {
  const log = vi.fn<(error: string) => void>();
  const page = { href: '/pages/0123456789abcdef01234567' };
  expect(renderBlock(donationButton, { page, label: 'Give' }, {}, { log })).toContain('>Give</a>');
  expect(log).not.toHaveBeenCalled();
});
