import { afterEach, expect, it, vi } from 'vitest';
import { readCartPage } from './read-cart-page.ts';

afterEach(() => vi.restoreAllMocks());

const answerWith = (html: string) =>
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(html));

it('returns the content of the main element, ignoring markup that resembles it', async () => {
  answerWith(`<!doctype html><html><head><title>a <main> b</title>
    <meta name="description" content="</main><main id=x>"></head><body>
    <!-- <main id="main"><p>no</p></main> -->
    <script type="application/json">{"text":"<main id=main>"}</script>
    <main id="main"><section data-island="cart"><h1>Your cart</h1><p>Mug</p></section></main>
    <footer>Foot</footer></body></html>`);
  const { title, content } = await readCartPage(window, '/cart');
  expect(title).toBe('Your cart');
  expect(content.outerHTML).toBe('<section data-island="cart"><p>Mug</p></section>');
});

it('rejects a page without a cart', async () => {
  answerWith('<main id="main"></main>');
  await expect(readCartPage(window, '/cart')).rejects.toThrow('The page of the cart has none.');
});
