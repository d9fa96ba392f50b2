import type { Page } from '@playwright/test';

/** Sixty letters, and a URL of two hundred. */
export const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauund';
export const longAddress =
  `https://example.com/${'a-path-without-an-end'.replaceAll('-', '').repeat(10)}`.slice(0, 200);

/** Replaces every text of the open page with a long word or URL, and opens its disclosures. */
export const insertLongTexts = (page: Page): Promise<void> =>
  page.evaluate(
    ([word, address]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const [index, text] of texts.entries()) {
        if (text.parentElement?.closest('script, style, noscript, template') || !text.data.trim())
          continue;
        text.data = index % 3 === 0 ? address : word;
      }
      for (const details of document.querySelectorAll('details')) details.open = true;
    },
    [longWord, longAddress] as const,
  );

/** Where the page is wider than the window, and dialogs and popovers that scroll sideways; each is opened in turn. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const errors: string[] = [];
    const root = document.documentElement;
    const checkWidth = (what: string) => {
      const excess = root.scrollWidth - root.clientWidth;
      if (excess > 0) errors.push(`${what}: ${excess} pixels too wide`);
    };
    checkWidth('the page');
    for (const part of document.querySelectorAll<HTMLElement>('dialog, [popover]')) {
      for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
      part.hidden = false;
      if (part instanceof HTMLDialogElement) part.showModal();
      else part.showPopover();
      await new Promise(requestAnimationFrame);
      const name = part.className || part.id;
      checkWidth(name);
      for (const inner of [part, ...part.querySelectorAll('*')]) {
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(inner).overflowX);
        if (scrolls && inner.clientWidth > 0 && inner.scrollWidth > inner.clientWidth)
          errors.push(`${name}: scrolls sideways`);
      }
      if (part instanceof HTMLDialogElement) part.close();
      else part.hidePopover();
    }
    return errors;
  });
