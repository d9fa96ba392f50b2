import { expect, it } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const policy = (more: Partial<Parameters<typeof pagePolicy>[0]> = {}) =>
  Object.fromEntries(
    pagePolicy({
      scriptHashes: [],
      styleHashes: [],
      scriptHosts: [],
      frameHosts: [],
      connectHosts: [],
      frameAncestors: [],
      ...more,
    })
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0], directive] as const),
  );

it('allows only the own origin by default', () => {
  expect(policy()).toMatchObject({
    'default-src': "default-src 'none'",
    'script-src': "script-src 'self'",
    'frame-src': "frame-src 'self'",
    'connect-src': "connect-src 'self'",
  });
});

it('adds script hosts to script-src and frame hosts to frame-src only', () => {
  expect(
    policy({
      scriptHashes: ['sha256-a'],
      scriptHosts: ['https://widget.example'],
      frameHosts: ['https://book.example', 'https://play.example'],
    }),
  ).toMatchObject({
    'script-src': "script-src 'self' 'sha256-a' https://widget.example",
    'frame-src': "frame-src 'self' https://book.example https://play.example",
    'connect-src': "connect-src 'self'",
  });
});

it('adds connect hosts to connect-src only', () => {
  expect(policy({ connectHosts: ['https://live.example'] })).toMatchObject({
    'connect-src': "connect-src 'self' https://live.example",
    'script-src': "script-src 'self'",
    'frame-src': "frame-src 'self'",
  });
});

it('adds the hosts and hashes of page code without duplicates and without unsafe sources', () => {
  const named = policy({
    scriptHashes: ['sha256-a'],
    scriptHosts: ['https://cdn.example'],
    code: {
      scriptHashes: ['sha256-b'],
      styleHashes: ['sha256-c'],
      hosts: {
        scripts: ['https://cdn.example', 'https://tags.example'],
        styles: ['https://type.example'],
        frames: ['https://frame.example'],
        connections: ['https://collect.example'],
      },
    },
  });
  expect(named).toMatchObject({
    'script-src':
      "script-src 'self' 'sha256-a' 'sha256-b' https://cdn.example https://tags.example",
    'style-src-elem': "style-src-elem 'self' 'sha256-c' https://type.example",
    'font-src': "font-src 'self' https://type.example https://collect.example",
    'connect-src':
      "connect-src 'self' https://cdn.example https://tags.example https://type.example https://collect.example",
    'frame-src': "frame-src 'self' https://frame.example",
  });
  const { 'style-src-attr': _attributes, ...rest } = named;
  expect(Object.values(rest).join(' ')).not.toContain('unsafe');
});
