import { userEvent, type Locator } from 'vitest/browser';
import { expect } from 'vitest';

/**
 * Selects a radio, checkbox or switch by a click on its label, as people do. The input is visually hidden: a forced
 * click on it would not wait until the page is stable, and could hit something else.
 */
export async function clickLabel(control: Locator): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  const label = control.element().closest('label');
  if (label === null) throw new Error('The control has no label around it.');
  await userEvent.click(label);
}
