import { blockType, type BlockType } from '@sitewright/contracts/codes';
import type { Block } from '@sitewright/contracts/entities';
import { blockList, isShown, panelFields } from '@sitewright/blocks/schema';
import { createBlock, createDocument, createSection, findBlock } from '@sitewright/page-model';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickLabel } from '../../../fake-api/click-label.ts';
import { renderApp } from '../../../fake-api/render-app.tsx';
import { idOf } from '../../../fake-api/sample.ts';

async function openEditor(changes: Parameters<typeof renderApp>[1] = {}) {
  await page.viewport(1280, 800);
  const app = await renderApp('/harbour-cafe/edit?path=%2F', changes);
  await expect.element(app.screen.getByRole('button', { name: 'Publish' })).toBeVisible();
  await userEvent.keyboard('l');
  const stored = (id: string) => {
    const document = app.api.state.documents.get(idOf('page', 1))?.document;
    return document === undefined ? undefined : findBlock(document, id)?.block;
  };
  return { ...app, stored };
}

it('has the tabs Content, Design and Advanced for every block, in this order', async () => {
  const { screen } = await openEditor();
  for (const name of ['Heading Coffee by the water', 'Button Visit us']) {
    await userEvent.click(screen.getByRole('row', { name }));
    const tabs = screen.getByRole('tablist').getByRole('tab');
    expect(tabs.elements().map((tab) => tab.textContent)).toEqual([
      'Content',
      'Design',
      'Advanced',
    ]);
  }
});

it('shows the help of every property that has one', async () => {
  const fieldsOf = (block: (typeof blockList)[number]) => {
    const fields = panelFields(block);
    return fields.filter((field) => isShown(field, fields, block.defaults));
  };
  const helped = blockList.filter((block) => fieldsOf(block).some(({ help }) => help));
  const parts = helped.map(({ type, version, defaults: props }, index) =>
    createBlock({
      id: `part${index}`,
      type,
      version,
      props: props as Block['props'],
      placement: { column: 1, row: index + 1, width: 12, height: 1 },
    }),
  );
  const document = createDocument([createSection('main', parts)]);
  const { screen } = await openEditor({
    state: { documents: new Map([[idOf('page', 1), { document, version: 1, log: [] }]]) },
  });
  const missing: string[] = [];
  for (const block of helped) {
    await userEvent.click(screen.getByRole('row', { name: new RegExp(`^${block.label}`) }).first());
    for (const { tab, label, help } of fieldsOf(block)) {
      if (help === undefined) continue;
      await userEvent.click(screen.getByRole('tab', { name: new RegExp(tab, 'i') }));
      if (screen.getByText(help).elements().length === 0) missing.push(`${block.label}: ${label}`);
    }
  }
  expect(missing).toEqual([]);
}, 90_000);

it('shows an error for a path that matches no page (LINK-03)', async () => {
  const { screen, stored } = await openEditor();
  await userEvent.click(screen.getByRole('row', { name: 'Button Visit us' }));
  const field = screen.getByRole('textbox', { name: 'URL' });
  await userEvent.fill(field, '/nowhere');
  await expect.element(field).not.toHaveAccessibleDescription();
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription('/nowhere is not a valid page URL');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await userEvent.fill(field, '/visit');
  await expect.element(field).not.toHaveAccessibleDescription();
  await expect
    .poll(() => stored('visit')?.props.link, { timeout: 4000 })
    .toMatchObject({ href: '/visit' });
});

it('shows an error for a link with a disallowed scheme (LINK-18)', async () => {
  const { screen } = await openEditor();
  await userEvent.click(screen.getByRole('row', { name: 'Button Visit us' }));
  const field = screen.getByRole('textbox', { name: 'URL' });
  await userEvent.fill(field, 'javascript:alert(1)');
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription('Links of this kind are not allowed.');
});

it('links to a page by its permanent path', async () => {
  const { screen, stored } = await openEditor();
  await userEvent.click(screen.getByRole('row', { name: 'Button Visit us' }));
  await clickLabel(screen.getByRole('radio', { name: 'Page' }));
  await userEvent.click(screen.getByRole('button', { name: /Choose a page/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Visit' }));
  await expect
    .poll(() => stored('visit')?.props.link, { timeout: 4000 })
    .toMatchObject({ href: `/pages/${idOf('page', 2)}` });
});

it('sets the position of a block on phones and resets it to automatic', async () => {
  const { screen, stored } = await openEditor();
  await userEvent.click(screen.getByRole('row', { name: 'Button Visit us' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }));
  const onPhone = screen.getByRole('group', { name: /Position on phones/ });
  await userEvent.fill(onPhone.getByLabelText('Width'), '2');
  await userEvent.keyboard('{Tab}');
  await expect
    .poll(() => stored('visit')?.phone, { timeout: 4000 })
    .toMatchObject({ column: 1, width: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Make automatic' }));
  await expect.poll(() => stored('visit')?.phone, { timeout: 4000 }).toBeUndefined();
});

it.each([
  ['Android', 'Mozilla/5.0 (Linux; Android 16) Chrome', true],
  ['another system', 'Mozilla/5.0 (X11; Linux x86_64) Chrome', false],
])('shows on %s whether code blocks can be edited (CFG-04)', async (_, userAgent, isRejected) => {
  const { screen } = await openEditor({ services: { userAgent } });
  await userEvent.click(screen.getByRole('button', { name: 'Add', exact: true }));
  await userEvent.keyboard('code');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Code' })).toBeVisible();
  const error = screen.getByText('Code editing is not available on Android.');
  await expect.poll(() => error.elements().length).toBe(isRejected ? 1 : 0);
});

/** A page that holds a block of one kind and nothing else. */
function pageWith(blockKind: BlockType) {
  const { type, version, defaults, label } = blockList.find(({ type }) => type === blockKind)!;
  const block = createBlock({
    id: 'contact',
    type,
    version,
    props: defaults as Block['props'],
    placement: { column: 1, row: 1, width: 12, height: 1 },
  });
  const document = createDocument([createSection('main', [block])]);
  return { label, documents: new Map([[idOf('page', 1), { document, version: 1, log: [] }]]) };
}

it('shows an error when the forms cannot be loaded, and retries on request (MSG-22)', async () => {
  const { label, documents } = pageWith(blockType.FORM);
  let isDown = true;
  const { screen } = await openEditor({
    state: { documents },
    wrapFetch: (fetch) => async (url, init) =>
      isDown && url.includes('/forms')
        ? Response.json({ error: 'Internal server error.' }, { status: 500 })
        : fetch(url, init),
  });
  await userEvent.click(screen.getByRole('row', { name: new RegExp(`^${label}`) }));
  await expect.element(screen.getByText('Unable to load. Try again.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.element(screen.getByText('Unable to load. Try again.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Form$/ }));
  await expect.element(screen.getByRole('option', { name: 'Reservation' })).toBeVisible();
});

it('shows a loading state in an open list and its options once they are loaded', async () => {
  const { label, documents } = pageWith(blockType.FORM);
  const { promise: answered, resolve: result } = Promise.withResolvers<void>();
  const { screen } = await openEditor({
    state: { documents },
    wrapFetch: (fetch) => async (url, init) => {
      if (url.includes('/forms')) await answered;
      return fetch(url, init);
    },
  });
  await userEvent.click(screen.getByRole('row', { name: new RegExp(`^${label}`) }));
  await userEvent.click(screen.getByRole('button', { name: /Form$/ }));
  await expect.element(screen.getByText('Loading…')).toBeVisible();
  result();
  await userEvent.click(screen.getByRole('option', { name: 'Reservation' }));
  await expect.element(screen.getByRole('button', { name: /Reservation.*Form$/ })).toBeVisible();
});
