import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import donationButtonCss from './donation-button.css?inline';
import { donationButton } from './schema.ts';

afterEach(removeBlocks);

it('links its inner button to the checkout of the donation page (BLOCK-11)', async () => {
  mountBlock({
    block: donationButton,
    props: {
      page: { href: '/pages/65f0c0ffee65f0c0ffee65f0' },
      title: 'For the lifeboat',
      text: 'Every crown helps.',
    },
    style: donationButtonCss,
  });
  const button = page.getByRole('link', { name: 'Donate' });
  await expect.element(button).toHaveClass('button');
  await expect
    .element(button)
    .toHaveAttribute('href', '/checkout/donate?donatePageId=65f0c0ffee65f0c0ffee65f0');
  await expect.element(page.getByText('For the lifeboat')).toBeVisible();
});
