import { useState, type ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ColorField } from './color-field.tsx';

function Sample(): ReactNode {
  const [value, setValue] = useState('#102030');
  return <ColorField label="Accent" value={value} onChange={setValue} />;
}

const typed = (label: string) => page.getByRole('textbox', { name: label });

beforeEach(async () => {
  const screen = await render(<Sample />);
  await screen.getByRole('button', { name: /^Accent/ }).click();
});

it('shows a color in both notations, whichever it was typed in', async () => {
  await userEvent.fill(typed('Hex'), 'ABC');
  await expect.element(typed('RGB')).toHaveValue('170 187 204');
  await expect.element(typed('Hex')).toHaveValue('ABC');
  await userEvent.fill(typed('RGB'), 'rgb(1, 2, 3)');
  await expect.element(typed('Hex')).toHaveValue('#010203');
  await expect.element(typed('RGB')).toHaveValue('rgb(1, 2, 3)');
});

it('replaces an invalid typed value when a color is chosen with the slider', async () => {
  await userEvent.fill(typed('Hex'), 'teal');
  await expect.element(page.getByText(/^Not a color/)).toBeVisible();
  const hue = page.getByRole('slider', { name: 'Hue' }).element() as HTMLElement;
  hue.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(typed('Hex')).toHaveValue('#101f30');
  await expect.element(typed('RGB')).toHaveValue('16 31 48');
  await expect.element(page.getByText(/^Not a color/)).not.toBeInTheDocument();
});
