import { noBusiness, type ResolvedLink } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { drawMain } from '../../testing/draw-page.ts';

describe('a page for members', () => {
  const closed = { kind: 'membersOnly', path: '/club', isMember: false } as const;
  const business = { ...noBusiness, email: 'club@example.com', phone: '+49 30 1234' };
  const link = (title: string, isCurrent: boolean, links: readonly ResolvedLink[] = []) => ({
    title,
    href: `/${title}`,
    newWindow: false,
    isCurrent,
    links,
  });

  it('says that it is for members, how to reach the business, and leads home', () => {
    const text = drawMain(closed, { business, navigation: { main: [], footer: [] } });
    expect(text).toContain('<h1>This page available only site members</h1>');
    expect(text).toContain(
      'Only members of Studio Hale can see this page. If you would like to become one, please get in touch.',
    );
    expect(text).toContain('href="mailto:club@example.com"');
    expect(text).toContain('href="tel:+49301234"');
    expect(text).toContain('href="/"');
    expect(text).not.toContain('/club');
  });

  it('has the title that the navigation lists it under, and else none of its own', () => {
    const navigation = { main: [link('Shop', true, [link('Club', true)])], footer: [] };
    const text = drawMain(closed, { navigation });
    expect(text).toContain('<h1>Club</h1>');
    expect(text).toContain('This page available only site members');
    const other = { main: [link('Shop', false)], footer: [] };
    expect(drawMain(closed, { navigation: other })).toContain('<h1>This page available only');
  });

  it('offers nothing to write to where nothing is known', () =>
    expect(drawMain(closed, { business: noBusiness })).not.toMatch(/mailto:|tel:|notice-contact/));
});

it('tells a member whom a page is not for something else', () => {
  const text = drawMain({ kind: 'membersOnly', path: '/club', isMember: true });
  expect(text).toContain('Your membership does not include this page');
  expect(text).toContain('If you think that it should, please get in touch with Studio Hale.');
  expect(text).not.toContain('only site members');
});
