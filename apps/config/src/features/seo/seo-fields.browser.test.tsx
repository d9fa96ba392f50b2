import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp } from '../../fake-api/render-app.tsx';
import { sampleItem } from '../../fake-api/sample.ts';

it('saves the SEO settings of a product, and shows what is used without them', async () => {
  const { screen, api } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`, {
    state: { items: [{ ...sampleItem, excerpt: 'Roasted on Mondays.' }] },
  });
  const title = screen.getByLabelText('SEO title');
  await expect.element(title).toHaveAttribute('placeholder', sampleItem.title);
  const description = screen.getByLabelText('SEO description');
  await expect.element(description).toHaveAttribute('placeholder', 'Roasted on Mondays.');
  await userEvent.fill(title, 'Coffee beans');
  await userEvent.fill(description, 'Fresh every week.');
  await clickLabel(screen.getByRole('switch', { name: 'Hide from search engines' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.state.items[0]?.seo)
    .toEqual({
      title: 'Coffee beans',
      description: 'Fresh every week.',
      imageId: null,
      noIndex: true,
    });
});
