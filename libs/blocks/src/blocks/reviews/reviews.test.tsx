import { blockType } from '@sitewright/contracts/codes';
import { dataNeedKey, type ReviewsAnswer, type ReviewView } from '@sitewright/contracts/entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseProps } from '../../kit/block/parse-props.ts';
import { samplePage, samplePicture } from '../../kit/testing/sample-view.tsx';
import { blockOf } from '../../entries/schema/block-of.ts';
import { needs } from './load.server.ts';
import { reviews } from './schema.ts';
import { ReviewsView } from './view.tsx';

const review: ReviewView = {
  id: '0123456789abcdef01234567',
  rating: 4,
  title: 'Warm <b>tea</b>',
  text: '<script>alert(1)</script>',
  author: 'Ada "L."',
  createdAt: '2026-11-20T23:30:00.000Z',
  photos: [samplePicture('mug', { alt: '' })],
  reply: 'Thank you!',
  product: { title: 'Mug', path: '/shop/mug' },
};

function draw(answer: ReviewsAnswer | undefined, given: object = {}) {
  const props = reviews.props.parse(given);
  const [need] = needs(props);
  const data = answer === undefined ? {} : { [dataNeedKey(need!)]: answer };
  return renderToStaticMarkup(<ReviewsView props={props} data={data} page={samplePage} />);
}

describe('reviews', () => {
  it('are registered under their type, and valid without any props', () => {
    expect(blockOf(blockType.REVIEWS)).toBe(reviews);
    expect(parseProps(reviews, 1, {})).toMatchObject({ ok: true, props: { limit: 3 } });
    expect(parseProps(reviews, 1, { minRating: 6 })).toMatchObject({ ok: false });
  });

  it('show stars, texts, photos, product and reply, and escape what customers wrote', () => {
    const html = draw({ reviews: [review] });
    expect(html).toContain('aria-label="4 out of 5 stars"');
    expect(html).toContain('Warm &lt;b&gt;tea&lt;/b&gt;');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('alt="Photo by Ada &quot;L.&quot;"');
    expect(html).toContain('<time dateTime="2026-11-20">November 20, 2026</time>');
    expect(html).toContain('<a href="/shop/mug">Mug</a>');
    expect(html).toContain('Reply from the store');
    expect(html).not.toMatch(/<script|<b>/);
  });

  it('show the average of one product, and nothing without reviews', () => {
    const itemId = '0123456789abcdef01234567';
    const rating = { average: 4.3, count: 12 };
    const html = draw({ rating, reviews: [review] }, { itemId });
    expect(html).toContain('aria-label="4.3 out of 5 stars"');
    expect(html).toContain('12 reviews');
    expect(draw({ reviews: [] })).toBe('');
    expect(draw(undefined)).toBe('');
  });
});
