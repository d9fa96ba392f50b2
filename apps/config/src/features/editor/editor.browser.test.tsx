import { findBlock } from '@sitewright/page-model';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp, type RenderedApp } from '../../fake-api/render-app.tsx';
import { idOf } from '../../fake-api/sample.ts';

const home = idOf('page', 1);
const stored = ({ api }: RenderedApp) => api.state.documents.get(home)?.document;
const storedBlock = (app: RenderedApp, id: string) => {
  const document = stored(app);
  return document === undefined ? undefined : findBlock(document, id)?.block;
};

/** The editor on the homepage with the layers open, where everything can be selected without the frame. */
async function openEditor() {
  await page.viewport(1280, 800);
  const app = await renderApp('/harbour-cafe/edit?path=%2F');
  await expect.element(app.screen.getByRole('button', { name: 'Publish' })).toBeVisible();
  await userEvent.click(app.screen.getByRole('button', { name: 'Layers' }));
  const select = (name: string) => userEvent.click(app.screen.getByRole('row', { name }));
  return { ...app, app, select };
}

it('changes a block in the inspector, saves it and shows the time of the save', async () => {
  const { screen, app, select } = await openEditor();
  await select('Heading Coffee by the water');
  await userEvent.fill(screen.getByLabelText('Text', { exact: true }), 'Tea by the water');
  await expect.element(screen.getByText('Saving')).toBeVisible();
  await expect.element(screen.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expect(storedBlock(app, 'title')?.props).toMatchObject({ text: 'Tea by the water', level: '1' });
});

it('undoes and redoes successive typing as one step by keyboard', async () => {
  const { screen, app, select } = await openEditor();
  await select('Heading Coffee by the water');
  const field = screen.getByLabelText('Text', { exact: true });
  await userEvent.fill(field, 'Tea');
  await userEvent.type(field, ' and cake');
  await userEvent.click(screen.getByRole('tab', { name: 'Content' }));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field).toHaveValue('Coffee by the water');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(field).toHaveValue('Tea and cake');
  await expect
    .poll(() => storedBlock(app, 'title')?.props, { timeout: 4000 })
    .toMatchObject({ text: 'Tea and cake' });
});

it('moves and resizes the selected block with the arrow keys and announces its position', async () => {
  const { screen, app, select } = await openEditor();
  await select('Button Visit us');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  await expect.element(screen.getByText('Button, column 3 to 5, row 7')).toBeInTheDocument();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  await expect.element(screen.getByText('Button, column 3 to 6, row 7 to 8')).toBeInTheDocument();
  await expect
    .poll(() => storedBlock(app, 'visit')?.placement, { timeout: 4000 })
    .toEqual({ column: 3, row: 7, width: 4, height: 2 });
});

it('adds a block found by search, duplicates it and deletes the copy', async () => {
  const { screen, app } = await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Add', exact: true }));
  await userEvent.keyboard('quot');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Quote' })).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Control>}d{/Control}');
  const quotes = () =>
    (stored(app)?.sections ?? []).flatMap(({ layout }) =>
      Object.values(layout.blocks).filter(({ type }) => type === 37),
    );
  await expect.poll(() => quotes().length, { timeout: 4000 }).toBe(2);
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => quotes().length, { timeout: 4000 }).toBe(1);
});

it('adds, moves, designs and deletes a section', async () => {
  const { screen, app } = await openEditor();
  await userEvent.keyboard('{Shift>}a{/Shift}');
  await userEvent.click(screen.getByRole('option', { name: /^Questions and answers/ }));
  await expect.poll(() => stored(app)?.sections.length, { timeout: 4000 }).toBe(3);
  await clickLabel(screen.getByRole('radio', { name: 'Dark', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Move up', exact: true }));
  await expect
    .poll(() => stored(app)?.sections.map(({ design }) => design.theme), { timeout: 4000 })
    .toEqual(['lightest', 'dark', 'lightest']);
  await userEvent.click(
    screen.getByRole('region', { name: 'Section' }).getByRole('button', { name: 'Delete' }),
  );
  await expect.poll(() => stored(app)?.sections.length, { timeout: 4000 }).toBe(2);
});

it('sets the frame width for each device', async () => {
  const { screen } = await openEditor();
  const frame = () => document.querySelector('iframe')?.style.width;
  await clickLabel(screen.getByRole('radio', { name: 'Phone' }));
  await expect.poll(frame).toBe('390px');
  await clickLabel(screen.getByRole('radio', { name: 'Tablet' }));
  await expect.poll(frame).toBe('834px');
  await clickLabel(screen.getByRole('radio', { name: 'Desktop' }));
  await expect.poll(() => Number.parseInt(frame() ?? '', 10)).toBeGreaterThanOrEqual(1280);
});

it('shows the changes of a release before publishing it', async () => {
  const { screen, api } = await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('changed', { exact: true })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await expect.element(screen.getByText('Release 1 is live')).toBeVisible();
  expect(api.state.releases).toHaveLength(1);
});

it('leaves to the public page on Escape when nothing is selected', async () => {
  const { select, left } = await openEditor();
  await select('Button Visit us');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  expect(left).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => left).toEqual(['/visit/harbour-cafe?path=%2F']);
});

it('frames a path that is not an editable page, without editing tools', async () => {
  const { screen } = await renderApp('/harbour-cafe/edit?path=%2Fsearch%3Fq%3Dbread');
  await expect.element(screen.getByRole('heading', { name: '/search?q=bread' })).toBeVisible();
  const frame = screen.getByTitle('The page at /search?q=bread').element() as HTMLIFrameElement;
  expect(new URL(frame.src).pathname + new URL(frame.src).search).toBe('/search?q=bread');
  expect(frame.src).not.toContain('edit=');
});

it('offers Undo in a notification after a deletion', async () => {
  const { screen, app, select } = await openEditor();
  await select('Button Visit us');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Delete}');
  await expect.element(screen.getByText('Button deleted')).toBeVisible();
  await userEvent.click(
    screen
      .getByRole('listitem')
      .filter({ hasText: 'Button deleted' })
      .getByRole('button', { name: 'Undo' }),
  );
  await expect.element(screen.getByRole('row', { name: 'Button Visit us' })).toBeVisible();
  await expect.poll(() => storedBlock(app, 'visit'), { timeout: 4000 }).toBeDefined();
});

it('names the step to undo and selects the restored block', async () => {
  const { screen, select } = await openEditor();
  await select('Button Visit us');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Delete}');
  await userEvent.click(screen.getByRole('button', { name: 'Undo: delete Button' }));
  const row = screen.getByRole('row', { name: 'Button Visit us' });
  await expect.element(row).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('button', { name: 'Redo: delete Button' })).toBeEnabled();
  await expect.element(screen.getByText('Undone: delete Button')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(screen.getByRole('button', { name: 'Undo: move Button' }), { timeout: 4000 })
    .toBeEnabled();
});

it('opens in the phone view in a narrow viewport, with the devices on one line', async () => {
  await page.viewport(360, 740);
  const { screen } = await renderApp('/harbour-cafe/edit?path=%2F');
  await expect.element(screen.getByRole('radio', { name: 'Phone' })).toBeChecked();
  const tops = screen
    .getByRole('radiogroup', { name: 'Device' })
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  expect(tops).toHaveLength(3);
});

it('shows keyboard shortcuts in the command palette and the shortcuts dialog', async () => {
  const { screen, select } = await openEditor();
  await select('Button Visit us');
  (document.activeElement as HTMLElement).blur();
  const keyOf = (command: string) =>
    [...document.querySelectorAll('[role="menuitem"]')]
      .find((item) => item.textContent?.startsWith(command))
      ?.querySelector('kbd')?.textContent;
  const keys = () => [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.poll(() => keyOf('Send backward')).toBe('[');
  expect(keys()).not.toContain('');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  // The focus comes back some frames later, to the layers, which use printable keys themselves.
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('?');
  await expect.element(screen.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(keys()).toEqual(expect.arrayContaining(['[', ']', 'Ctrl+D']));
  expect(keys()).not.toContain('');
});
