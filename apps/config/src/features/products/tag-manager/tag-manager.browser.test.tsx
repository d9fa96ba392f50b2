import axe from 'axe-core';
import { tagTypes, type TagType } from '@sitewright/contracts/codes';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../theme/layers.css';
import '../../../theme/tokens.css';
import '../../../theme/base.css';
import { TagManager } from './tag-manager.tsx';

/** Keeps the tags as a form does, and shows what it was told. */
function Form({ type, stored }: { readonly type: TagType; readonly stored: readonly string[] }) {
  const [tags, setTags] = useState(stored);
  return (
    <>
      <main>
        <TagManager type={type} tags={tags} onChange={setTags} />
      </main>
      <p data-testid="told">{tags.join(' | ')}</p>
      <button type="button" onClick={() => setTags(stored)}>
        Discard
      </button>
    </>
  );
}

const open = async (type: TagType = 'tag', stored: readonly string[] = ['Coffee', 'Tea']) => {
  const screen = await render(<Form type={type} stored={stored} />);
  return {
    screen,
    reported: screen.getByTestId('told'),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    field: (name: string) => screen.getByRole('textbox', { name, exact: true }),
    status: screen.getByRole('status'),
  };
};

describe.each(tagTypes)('TagManager for a %s', (type) => {
  it('adds, renames and removes by keyboard alone (TAG-01)', async () => {
    const { reported, button, field } = await open(type);
    field(`New ${type}`).element().focus();
    await userEvent.keyboard('Cake{Enter}');
    await expect.element(reported).toHaveTextContent('Coffee | Tea | Cake');
    await expect.element(field(`New ${type}`)).toHaveFocus();

    button('Rename Tea').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('New name of Tea')).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}Green tea{Enter}');
    await expect.element(reported).toHaveTextContent('Coffee | Green tea | Cake');
    await expect.element(button('Rename Green tea')).toHaveFocus();

    button('Remove Coffee').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(reported).toHaveTextContent('Green tea | Cake');
    await expect.element(button('Remove Green tea')).toHaveFocus();
  });

  it('shows an error at the field for a duplicate and does not add it (TAG-03)', async () => {
    const { reported, button, field, status } = await open(type);
    await field(`New ${type}`).fill('coffee');
    await button('Add').click();
    await expect
      .element(field(`New ${type}`))
      .toHaveAccessibleDescription(`This ${type} already exists`);
    await expect.element(status).toHaveTextContent(`This ${type} already exists`);
    await expect.element(reported).toHaveTextContent('Coffee | Tea');
  });

  it('keeps the open rename when a second one is started and shows an error (TAG-04)', async () => {
    const { button, field, status } = await open(type);
    await button('Rename Coffee').click();
    await field('New name of Coffee').fill('Espresso');
    await button('Rename Tea').click();
    await expect.element(status).toHaveTextContent(`You may only edit one ${type} at a time`);
    await expect.element(field('New name of Coffee')).toHaveFocus();
    await expect.element(field('New name of Coffee')).toHaveValue('Espresso');
    expect(field('New name of Tea').query()).toBeNull();
  });
});

it('cancels a rename on Escape without propagating the event', async () => {
  const heard: string[] = [];
  const listen = (event: KeyboardEvent) => heard.push(event.key);
  document.addEventListener('keydown', listen);
  const { reported, button } = await open();
  await button('Rename Tea').click();
  await userEvent.keyboard('xyz{Escape}');
  document.removeEventListener('keydown', listen);
  await expect.element(button('Rename Tea')).toHaveFocus();
  await expect.element(reported).toHaveTextContent('Coffee | Tea');
  expect(heard).not.toContain('Escape');
});

it('moves the focus to the field for a new tag when the last one is removed', async () => {
  const { screen, button, field, status } = await open('tag', ['Coffee']);
  await button('Remove Coffee').click();
  await expect.element(screen.getByText('No tags yet.')).toBeVisible();
  await expect.element(field('New tag')).toHaveFocus();
  await expect.element(status).toHaveTextContent('Coffee is removed');
});

it('allows a new rename after the tag being renamed was removed by the parent', async () => {
  const { reported, button, field } = await open();
  await field('New tag').fill('Cake');
  await button('Add').click();
  await button('Rename Cake').click();
  await button('Discard').click();
  await expect.element(reported).toHaveTextContent('Coffee | Tea');
  await button('Rename Tea').click();
  await expect.element(field('New name of Tea')).toHaveFocus();
});

it.each(['light', 'dark'])('has no axe violations with the %s appearance', async (appearance) => {
  document.documentElement.dataset['appearance'] = appearance;
  const { button } = await open();
  await button('Rename Coffee').click();
  await button('Rename Tea').click();
  const { violations } = await axe.run('main', {
    rules: { 'page-has-heading-one': { enabled: false } },
  });
  delete document.documentElement.dataset['appearance'];
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

it('fits into 320 pixels with the longest words', async () => {
  const { screen } = await open('tag', ['a'.repeat(50), 'b'.repeat(50)]);
  const main = screen.container.querySelector('main');
  if (main === null) throw new Error('There is no main.');
  main.style.inlineSize = '320px';
  for (const control of main.querySelectorAll('button')) {
    const { width, height } = control.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  expect(main.scrollWidth).toBeLessThanOrEqual(320);
});
