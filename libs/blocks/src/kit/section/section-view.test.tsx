import type { Block, PageData, Section } from '@sitewright/contracts/entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { blocks } from '../../entries/schema/blocks.gen.ts';
import { sampleData, samplePage, samplePicture } from '../testing/sample-view.tsx';
import { DocumentView } from './document-view.tsx';
import { pictureSizes } from './picture-sizes.ts';
import { SectionView } from './section-view.tsx';

const asset = samplePicture('stairs');
const data = sampleData(asset);

const block = (id: string, row: number, more: Partial<Block> = {}): Block => ({
  id,
  type: blocks.heading.type,
  version: 1,
  props: { text: id },
  placement: { column: 2, row, width: 6, height: 3 },
  ...more,
});

const section = (listed: readonly Block[], design: Partial<Section['design']> = {}): Section => ({
  id: 'sect',
  design: { theme: 'dark', height: 'auto', width: 'inset', align: 'start', ...design },
  layout: { columns: 12, blocks: Object.fromEntries(listed.map((each) => [each.id, each])) },
});

const markup = (shown: Section) =>
  renderToStaticMarkup(<SectionView section={shown} data={data} page={samplePage} />);

const pageOf = (...sections: readonly Section[]) =>
  renderToStaticMarkup(
    <DocumentView
      document={{
        schemaVersion: 1,
        sections: sections.map((each, index) => ({ ...each, id: `s${index}` })),
      }}
      data={data}
      page={samplePage}
    />,
  );

const picture = (id: string, row: number) =>
  block(id, row, { type: blocks.image.type, props: { picture: { assetId: asset.id } } });

it('renders blocks in reading order, regardless of storage order', () => {
  const text = markup(section([block('zwei', 5), block('eins', 1)]));
  expect(text.indexOf('eins')).toBeLessThan(text.indexOf('zwei'));
});

it('renders blocks in phone order when placed there, with layers in reading order', () => {
  const phone = (row: number) => ({ phone: { column: 1, row, width: 4, height: 1 } });
  const text = markup(
    section([block('form', 1, phone(2)), block('words', 4, { ...phone(1), layer: 1 })]),
  );
  expect(text.indexOf('words')).toBeLessThan(text.indexOf('form'));
  expect([...text.matchAll(/--layer:(\d+)/g)].map(([, layer]) => layer)).toEqual(['101', '0']);
});

it('sets the grid cells of each block, and its phone cells when placed there', () => {
  const phone = { column: 1, row: 2, width: 4, height: 5 };
  const text = markup(section([block('eins', 3), block('zwei', 8, { phone, layer: 2 })]));

  expect(text).toContain('style="--c:2;--r:3;--w:6;--h:3');
  expect(text).toContain('--pc:1;--pr:2;--pw:4;--ph:5;--layer:2');
  expect(text).toContain('data-phone=""');
});

it('sets phone cells for every block when one block is placed on the phone', () => {
  const phone = { column: 1, row: 1, width: 2, height: 2 };
  const text = markup(section([block('eins', 1, { phone }), block('zwei', 4)]));
  expect(text.match(/--pc:/g)).toHaveLength(2);
});

it('loads a single image of the first section with high priority', () => {
  const first = pageOf(section([picture('eins', 1), picture('zwei', 4), picture('drei', 30)]));

  expect(first.match(/<img[^>]+fetchPriority="high"/g)).toHaveLength(1);
  expect(first.match(/loading="eager"/g)).toHaveLength(2);
  expect(first.match(/loading="lazy"/g)).toHaveLength(1);
  expect(markup(section([picture('eins', 1)]))).not.toContain('fetchPriority');
});

it('loads the first image eagerly when only a short text section precedes it', () => {
  const words = section([block('words', 1)]);
  const text = pageOf(words, section([picture('eins', 1)]), section([picture('zwei', 1)]));
  expect(text).toMatch(/loading="eager"[^>]*fetchPriority="high"[^>]*>.*loading="eager"/);

  const below = pageOf(section([block('words', 12)]), section([picture('eins', 1)]));
  expect(below).toContain('loading="lazy"');
  expect(below).not.toContain('fetchPriority');
});

it('prioritizes a background and loads images below a full-height section lazily', () => {
  const tall = section([], {
    height: 'screen',
    background: { assetId: asset.id, overlay: 0 },
  });
  const text = pageOf(tall, section([picture('eins', 1)]));
  expect(text.match(/<img[^>]+fetchPriority="high"/g)).toHaveLength(1);
  expect(text).toMatch(/section-background.*fetchPriority="high".*loading="lazy"/);
});

it('continues the previous section only when theme and height are the same', () => {
  const one = section([block('eins', 1)]);
  expect(pageOf(one, section([block('zwei', 1)]))).toContain('data-continues=""');
  for (const other of [{ theme: 'light' }, { height: 'small' }] as const)
    expect(pageOf(one, section([block('zwei', 1)], other))).not.toContain('data-continues');
});

it('renders the overlay opacity and a background with empty alternative text', () => {
  const text = markup(section([], { background: { assetId: asset.id, overlay: 0.4 } }));
  expect(text).toContain('--overlay:0.4');
  expect(text).toContain('alt=""');
});

it('renders the other blocks after a block of unknown type', () => {
  const text = markup(section([block('fremd', 1, { type: 900 }), block('eins', 2)]));
  expect(text).toContain('>eins</h2>');
});

it.each([
  ['screen', 'max(100svh, ROWS)', '100svh'],
  ['large', 'max(78svh, ROWS)', '78svh'],
  ['auto', 'ROWS', undefined],
] as const)('sets the sizes of a background to cover its section: %s', (height, wide, narrow) => {
  const square = samplePicture('square', { width: 2000, height: 2000 });
  const text = renderToStaticMarkup(
    <SectionView
      section={section([block('eins', 1)], {
        height,
        background: { assetId: square.id, overlay: 0 },
      })}
      data={sampleData(square)}
      page={samplePage}
    />,
  );
  const rows = 'min(11.4vw, 7.2vw + 48px, 168px) + 13vmax';
  const least = narrow === undefined ? '100vw' : `max(100vw, ${narrow})`;
  expect(text).toContain(
    `sizes="(width &gt;= 48rem) max(100vw, ${wide.replace('ROWS', rows)}), ${least}"`,
  );
  expect(text).toContain('data-cover="1"');
});

it('pictureSizes returns the sizes attribute for the width of a block', () => {
  const { spacing } = samplePage;
  expect(pictureSizes('inset', 6, spacing)).toBe('(width >= 48rem) min(46vw, 700px), 92vw');
  expect(pictureSizes('full', 12, spacing)).toBe('(width >= 48rem) 100vw, 100vw');
  expect(pictureSizes('inset', 6, spacing, { width: 2 })).toBe(
    '(width >= 48rem) min(46vw, 700px), 46vw',
  );
});

it('shows an error for a form that fails to render and renders the other blocks (FORM-94)', () => {
  const formId = '0123456789abcdef01234567';
  const broken = { [`form:${formId}`]: { id: formId, fields: null } } as unknown as PageData;
  const formBlock = (id: string, row: number, { type }: { readonly type: Block['type'] }) =>
    block(id, row, { type, props: { formId } });
  const shown = section([
    formBlock('ask', 1, blocks.form),
    formBlock('news', 4, blocks.newsletter),
    block('Opening hours', 8),
  ]);
  const text = renderToStaticMarkup(
    <SectionView section={shown} data={broken} page={samplePage} />,
  );
  expect(text.match(/Could not render form/g)).toHaveLength(2);
  expect(text).toContain('Opening hours');
});
