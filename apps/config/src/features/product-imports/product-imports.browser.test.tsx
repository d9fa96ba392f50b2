import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';

beforeEach(() => page.viewport(360, 800));
const path = '/harbour-cafe/products/import';
const fileOf = (text: string) => new File([text], 'products.csv', { type: 'text/csv' });
type Rendered = Awaited<ReturnType<typeof renderApp>>;

async function upload({ screen }: Rendered, text: string) {
  await expect.element(screen.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible();
  const input = screen.container.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input as HTMLInputElement, fileOf(text));
}

it('imports a file in four steps by keyboard, and undoes it', async () => {
  const app = await renderApp(path);
  const { screen } = app;
  await upload(app, 'Name,Amount\nMug,18\nCup,9\n');
  await expect.element(screen.getByRole('heading', { name: 'Columns' })).toHaveFocus();
  // The title is known, the amount is not.
  await expect
    .element(screen.getByRole('button', { name: 'Title Contents of Name' }))
    .toBeVisible();
  const amount = screen.getByRole('button', { name: 'Do not import Contents of Amount' });
  (amount.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Price');
  await userEvent.click(screen.getByRole('option', { name: 'Price', exact: true }));
  (screen.getByRole('button', { name: 'Check the file' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Check' })).toHaveFocus();
  await expect.element(screen.getByRole('row', { name: /Cup/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 products' }));
  await expect.element(screen.getByRole('heading', { name: 'Result' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo import' }).last());
  await expect.element(screen.getByText('1 product deleted, 0 products restored.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('shows the errors of rows, and imports the others', async () => {
  const app = await renderApp(path);
  const { screen } = app;
  await upload(app, 'Title,Price,Images\nMug,18,mug.jpg\nCup,cheap,\n');
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  await expect
    .element(screen.getByRole('row', { name: /3 .*“cheap” is not a valid price/ }))
    .toBeVisible();
  // The column of the error is named once.
  const row = screen.getByRole('row', { name: /“cheap”/ }).element() as HTMLElement;
  expect(row.innerText.match(/Price/g)).toHaveLength(1);
  await expect.element(screen.getByText('mug.jpg')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Choose another file' })).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', { name: 'Import the 1 product without errors' }),
  );
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
});

it('names the categories that an import does not move', async () => {
  const state = { categoryParents: [{ name: 'Mugs', parent: 'Home' }] };
  const app = await renderApp(path, { state });
  const { screen } = app;
  await upload(app, 'Title,Price,Categories\nMug,18,Kitchen > Mugs\n');
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  await expect
    .element(screen.getByRole('row', { name: /2 .*“Mugs” stays in “Home”/ }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Import 1 product' })).toBeVisible();
});

it('finds import and export in the palette under CSV', async () => {
  await page.viewport(1280, 800);
  const { screen, left } = await renderApp('/harbour-cafe/orders');
  await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('csv');
  await expect.element(screen.getByRole('menuitem', { name: /Import products/ })).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: /Export products/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(left[0]).toMatch(/\/collections\/[0-9a-f]{24}\/products\.csv$/);
});

it('changes selected products at once, and deletes them', async () => {
  await page.viewport(1280, 800);
  const app = await renderApp('/harbour-cafe/products');
  const { screen, api } = app;
  const box = screen.getByRole('checkbox', { name: /^Select / }).first();
  await expect.element(box).toBeInTheDocument();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  // Nothing is typed yet: no click makes the products free.
  await expect.element(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await userEvent.fill(screen.getByRole('textbox', { name: 'New price' }), '12.50');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('1 product changed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect.element(screen.getByText('1 product deleted')).toBeVisible();
  expect(api.state.productChanges).toEqual([{ kind: 'price', cents: 1250 }, { kind: 'delete' }]);
});
