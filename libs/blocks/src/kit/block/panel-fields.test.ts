import { expect, it } from 'vitest';
import { gallery } from '../../blocks/gallery/schema.ts';
import { menu } from '../../blocks/menu/schema.ts';
import { panelFields } from './panel-fields.ts';

const fieldOf = (name: string) => panelFields(gallery).find(({ property }) => property === name);

it('returns the controls grouped by tab', () => {
  const tabs = panelFields(gallery).map(({ tab }) => tab);
  expect(tabs).toStrictEqual([
    ...tabs.filter((tab) => tab === 'content'),
    ...tabs.filter((tab) => tab === 'design'),
    ...tabs.filter((tab) => tab === 'advanced'),
  ]);
});

it('reads choices and limits from the schema', () => {
  expect(fieldOf('lightboxTheme')).toMatchObject({
    control: 'segmented',
    values: ['dark', 'light'],
  });
  expect(fieldOf('columnWidth')).toMatchObject({ min: 80, max: 1200, unit: 'px' });
  expect(fieldOf('name')).toMatchObject({ maxLength: 120 });
});

it('returns the controls of list entries and the defaults of a new entry', () => {
  const [cards] = panelFields(menu);
  expect(cards?.newEntry).toMatchObject({ title: 'Menu', parts: [] });
  const parts = cards?.entryFields?.find(({ property }) => property === 'parts');
  expect(parts?.entryFields?.map(({ property }) => property)).toStrictEqual(['title', 'dishes']);
});
