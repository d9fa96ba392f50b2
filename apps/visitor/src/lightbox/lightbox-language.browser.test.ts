import type { LightboxItem } from '@sitewright/ui/lightbox';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPageLightbox } from './open-page-lightbox.ts';

const items: readonly LightboxItem[] = ['Stairs', 'Roof'].map((alt) => ({
  content: {
    kind: 'picture',
    source: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    alt,
  },
}));

it('labels the lightbox controls in the page’s language', async () => {
  const open = openPageLightbox(window, { register: () => () => {} }, 'de-AT');
  await open(items, {}, document.body);

  await expect.element(page.getByRole('button', { name: 'Schließen' })).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Weiter' })).toBeInTheDocument();
  await expect.element(page.getByText('1 von 2')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
});
