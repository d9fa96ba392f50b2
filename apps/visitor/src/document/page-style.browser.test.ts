import { blockType } from '@sitewright/contracts/codes';
import type { SiteStyles } from '@sitewright/contracts/entities';
import { afterEach, expect, it } from 'vitest';
import { mountPage } from '../testing/mount-page.ts';
import { sampleBlock, sampleDocument, samplePage, sampleSection } from '../testing/sample-page.ts';

const shown = sampleDocument(
  sampleSection([sampleBlock(blockType.BUTTON, { text: 'Work', link: { href: '/work' } })]),
);
const { site } = samplePage({ kind: 'page', document: shown });

function buttonOf(shape: SiteStyles['buttons']['shape']): CSSStyleDeclaration {
  const { styles } = site;
  const chosen = { ...styles, buttons: { ...styles.buttons, shape } };
  const body = mountPage({ kind: 'page', document: shown }, { site: { ...site, styles: chosen } });
  const button = body.querySelector('main .button');
  if (button === null) throw new Error('There is no button.');
  return getComputedStyle(button);
}

afterEach(() => document.body.replaceChildren());

it('renders an underlined button without border and padding', () => {
  const style = buttonOf('underline');
  expect(style.borderBlockStartColor).toBe('rgba(0, 0, 0, 0)');
  expect(style.textDecorationLine).toBe('underline');
  expect(style.paddingInlineStart).toBe('0px');
});

it('renders a pill button with a border of its background color', () => {
  const style = buttonOf('pill');
  expect(style.textDecorationLine).toBe('none');
  expect(style.borderBlockStartColor).toBe(style.backgroundColor);
});
