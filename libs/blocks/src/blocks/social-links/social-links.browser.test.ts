import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { socialLinks } from './schema.ts';
import socialLinksCss from './social-links.css?inline';

const links = [
  { service: 'instagram', url: 'https://www.instagram.com/hale' },
  { service: 'email', url: 'mailto:mara@studio.example' },
  { service: 'youtube', url: 'javascript:alert(1)' },
];

const mount = (look: string) =>
  mountBlock({ block: socialLinks, props: { links, look }, style: socialLinksCss });

afterEach(removeBlocks);

it.each(['plain', 'ring', 'names'])(
  'renders labeled profile links that open a new window, without unsafe URLs, as %s (BLOCK-28)',
  async (look) => {
    mount(look);
    const profile = page.getByRole('link', { name: 'Instagram' });
    await expect.element(profile).toBeVisible();
    await expect.element(profile).toHaveAttribute('href', 'https://www.instagram.com/hale');
    await expect.element(profile).toHaveAttribute('target', '_blank');
    await expect.element(profile).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(page.getByRole('link').elements()).toHaveLength(2);
  },
);

it('has links of at least 24 by 24 pixels', () => {
  mount('plain');
  for (const link of page.getByRole('link').elements()) {
    const { width, height } = link.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
});
