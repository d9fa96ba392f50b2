import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../testing/mount-block.ts';
import { shareButtons } from './schema.ts';
import shareButtonsCss from './share-buttons.css?inline';
import { shareServiceNames } from './share-services.ts';

const shared = 'https://studio.example/work';

const mount = (services: readonly string[]) =>
  mountBlock({
    block: shareButtons,
    props: { buttons: services.map((service) => ({ service })) },
    page: { title: 'Fog & light' },
    style: shareButtonsCss,
  });

afterEach(removeBlocks);

it('passes the page on by every service, each named (BLOCK-33)', () => {
  mount(shareServiceNames);
  const links = page.getByRole('link').elements() as HTMLAnchorElement[];
  expect(links).toHaveLength(shareServiceNames.length);
  for (const link of links) {
    expect(link.ariaLabel).toMatch(/^Share by /);
    expect(decodeURIComponent(link.href)).toContain(shared);
  }
});

it('writes a letter for e-mail, and opens a window for the others (BLOCK-33)', async () => {
  mount(['email', 'pinterest']);
  const email = page.getByRole('link', { name: 'Share by E-mail' });
  await expect
    .element(email)
    .toHaveAttribute(
      'href',
      `mailto:?subject=Fog%20%26%20light&body=${encodeURIComponent(shared)}`,
    );
  await expect.element(email).not.toHaveAttribute('target');
  const pinterest = page.getByRole('link', { name: 'Share by Pinterest' });
  await expect.element(pinterest).toHaveAttribute('target', '_blank');
  await expect.element(pinterest).toHaveAttribute('rel', 'noopener');
});
