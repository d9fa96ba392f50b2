import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { start } from './island.ts';
import marqueeStyle from './marquee.css?inline';
import { marquee } from './schema.ts';

const mount = (props: object = {}) =>
  mountBlock({
    block: marquee,
    props: { ...marquee.defaults, ...props },
    start,
    style: marqueeStyle,
  });
const animation = () => document.querySelector('.marquee svg')?.getAnimations()[0];

afterEach(removeBlocks);

it('animates its text in the configured direction until paused (BLOCK-13)', async () => {
  mount({ animationDirection: 'right', animationSpeed: 2 });
  await expect.poll(() => animation()?.playState).toBe('running');
  expect(animation()?.effect?.getTiming().direction).toBe('reverse');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => animation()?.playState).toBe('paused');
});

it('shows static text after its island stops', async () => {
  const { stop } = mount();
  await expect.poll(() => animation()?.playState).toBe('running');
  stop();
  expect(animation()).toBeUndefined();
  await expect.element(page.getByText('New work every Friday')).toBeVisible();
});
