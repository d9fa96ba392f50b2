import { expect, it } from 'vitest';
import { parseProps } from '../../kit/block/parse-props.ts';
import { renderBlock } from '../../kit/testing/sample-view.tsx';
import { marquee } from './schema.ts';

const entries = [
  { text: 'New <work>' },
  { text: 'Visit', link: { href: 'https://a.example', newWindow: true } },
  { text: '  ' },
  { text: 'Hello', link: { href: 'javascript:alert(1)' } },
];

it('renders each entry once in order, without unsafe links', () => {
  const markup = renderBlock(marquee, { entries });
  expect(markup).toContain(
    '<p class="marquee-text"><span>New &lt;work&gt;</span> <a href="https://a.example" target="_blank" rel="noopener">Visit</a> <span>Hello</span></p>',
  );
});

it('passes its motion settings to its script and its wave height to its style sheet', () => {
  const markup = renderBlock(marquee, { entries, waveIntensity: 4, pausedOnHover: true });
  expect(markup).toContain('--marquee-wave:4');
  expect(markup).toContain('&quot;waveIntensity&quot;:4');
  expect(markup).toContain('&quot;pausedOnHover&quot;:true');
  expect(markup).toContain('data-pause="Pause" data-play="Play"');
});

it('renders an empty string without text', () => {
  expect(renderBlock(marquee, {})).toBe('');
  expect(renderBlock(marquee, { entries: [{ text: ' ' }] })).toBe('');
});

it.each([{ waveIntensity: 11 }, { animationSpeed: 0 }, { animationDirection: 'up' }])(
  'rejects %j',
  (wrong) => {
    expect(parseProps(marquee, 1, wrong)).toMatchObject({ ok: false });
  },
);
