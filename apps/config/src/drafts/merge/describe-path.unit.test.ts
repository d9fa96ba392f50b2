import { expect, it } from 'vitest';
import { describePath } from './describe-path.ts';

const words = { main: 'Main navigation', title: 'Label', variants: '' };

it('describes a path with the labels of its screen', () => {
  const visit = { kind: 'entry', id: 'base1', name: 'Visit' } as const;
  const member = (name: string) => ({ kind: 'member', name }) as const;
  expect(describePath([member('main'), visit, member('title')], words)).toBe(
    'Main navigation, “Visit”, Label',
  );
  expect(describePath([member('main'), { kind: 'order' }], words)).toBe(
    'Main navigation, the order',
  );
  expect(describePath([member('variants'), visit, member('onSale')], words)).toBe(
    '“Visit”, On sale',
  );
});
