import { describe, expect, it } from 'vitest';
import { commentLinks } from '../../blocks/comment-links/schema.ts';
import { donationButton } from '../../blocks/donation-button/schema.ts';
import { map } from '../../blocks/map/schema.ts';
import { memberArea } from '../../blocks/member-area/schema.ts';
import { newsletter } from '../../blocks/newsletter/schema.ts';
import { photoSharing } from '../../blocks/photo-sharing/schema.ts';
import { renderBlock, sampleData, sampleId, samplePicture } from '../testing/sample-view.tsx';

const page = { href: '/pages/0123456789abcdef01234567' };

describe.each([
  [
    'that donations cannot be taken yet',
    donationButton,
    { page },
    'Donations are not available yet',
  ],
  [
    'that members cannot join yet',
    memberArea,
    { area: page },
    'Members cannot join or sign in yet',
  ],
  ['that there are no comments yet', commentLinks, {}, 'no comments of its own yet'],
  [
    'that nothing is fetched from the account',
    photoSharing,
    { account: 'https://photos.example/halyard' },
    'nothing is fetched from the account by itself',
  ],
  ['that the maps provider has no key', map, { drawnBy: 'provider' }, 'MAPS_KEY'],
  ['that the form is not there', newsletter, {}, 'not been configured'],
] as const)('a note %s', (_what, block, props, words) => {
  it('is shown in the editor next to the unchanged block content', () => {
    const markup = renderBlock(block, props, {}, { isEditing: true });
    const note = /<p class="block-hint">([^<]*)<\/p>/.exec(markup);
    expect(note?.[1]).toContain(words);
    expect(markup.replace(note?.[0] ?? '', '')).toBe(renderBlock(block, props));
  });

  it('is not shown to visitors', () => {
    const markup = renderBlock(block, props);
    expect(markup).not.toBe('');
    expect(markup).not.toContain('block-hint');
    expect(markup).not.toContain(words);
  });
});

it('shows no note about the account for photos without an account', () => {
  const photos = { items: [{ assetId: sampleId('fog') }] };
  const data = sampleData(samplePicture('fog'));
  const markup = renderBlock(photoSharing, photos, data, { isEditing: true });
  expect(markup).toContain('/s/fog.jpg');
  expect(markup).not.toContain('block-hint');
});

it('shows in the editor why a comment link renders an empty string', () => {
  const gone = { itemId: sampleId('gone') };
  expect(renderBlock(commentLinks, gone)).toBe('');
  const markup = renderBlock(commentLinks, gone, {}, { isEditing: true });
  expect(markup).toMatch(/^<p class="block-hint">[^<]*not on the site/);
});
