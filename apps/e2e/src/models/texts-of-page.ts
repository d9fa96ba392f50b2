import type { Page } from '@playwright/test';

/** All texts of the open page: its title, what is visible or announced, and texts that scripts show later. */
export const textsOfPage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest('script, style') === null) texts.push(node.nodeValue ?? '');
    for (const { attributes } of document.body.querySelectorAll('*'))
      for (const { name, value } of attributes)
        if (
          /^(?:aria-(?:label|description|roledescription)|title|alt|placeholder|data-.+)$/.test(
            name,
          )
        )
          texts.push(value);
    for (const { textContent } of document.querySelectorAll('script[data-island-props]'))
      JSON.parse(textContent, (_, value: unknown) => {
        if (typeof value === 'string') texts.push(value);
        return value;
      });
    return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
  });
