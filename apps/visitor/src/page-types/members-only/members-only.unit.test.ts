import { noBusiness, type ResolvedLink } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { renderMain } from '../../testing/draw-page.ts';

describe('a members-only page', () => {
  const closed = { kind: 'membersOnly', path: '/club', isMember: false } as const;
  const business = { ...noBusiness, email: 'club@example.com', phone: '+49 30 1234' };
  const link = (title: string, isCurrent: boolean, links: readonly ResolvedLink[] = []) => ({
    title,
    href: `/${title}`,
    newWindow: false,
    isCurrent,
    links,
  });

  it('explains that it is for members, and links the contact details and the home page', () => {
    const text = renderMain(closed, { business, navigation: { main: [], footer: [] } });
    expect(text).toContain('<h1>This page available only site members</h1>');
    expect(text).toContain(
      'Only members of Studio Hale can see this page. If you would like to become one, please get in touch.',
    );
    expect(text).toContain('href="mailto:club@example.com"');
    expect(text).toContain('href="tel:+49301234"');
    expect(text).toContain('href="/"');
    expect(text).not.toContain('/club');
  });

  it('uses its navigation title as the heading, and a default heading otherwise', () => {
    const navigation = { main: [link('Shop', true, [link('Club', true)])], footer: [] };
    const text = renderMain(closed, { navigation });
    expect(text).toContain('<h1>Club</h1>');
    expect(text).toContain('This page available only site members');
    const other = { main: [link('Shop', false)], footer: [] };
    expect(renderMain(closed, { navigation: other })).toContain('<h1>This page available only');
  });

  it('omits contact links when the business has none', () =>
    expect(renderMain(closed, { business: noBusiness })).not.toMatch(
      /mailto:|tel:|notice-contact/,
    ));
});

it('shows a different message to a member without access', () => {
  const text = renderMain({ kind: 'membersOnly', path: '/club', isMember: true });
  expect(text).toContain('Your membership does not include this page');
  expect(text).toContain('If you think that it should, please get in touch with Studio Hale.');
  expect(text).not.toContain('only site members');
});
