import type { ButtonRecord } from '@sitewright/analytics-census';

/** The recorded properties of a button block (specification §3, Button tracking). */
export function readButton(button: Element): ButtonRecord {
  const { dataset, textContent } = button as HTMLElement;
  const block = button.closest<HTMLElement>('[data-block]');
  const wrapper = button.closest<HTMLElement>('.button-place');
  return {
    id: block?.dataset['block'] ?? '',
    buttonText: textContent.trim(),
    clickthroughUrl: button.getAttribute('href') ?? '',
    alignment: wrapper?.dataset['align'] ?? '',
    size: dataset['size'] ?? '',
    newWindow: button.getAttribute('target') === '_blank',
    context: button.closest('footer') === null ? 'page' : 'footer',
  };
}
