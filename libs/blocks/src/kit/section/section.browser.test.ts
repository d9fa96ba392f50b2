import { afterEach, expect, it } from 'vitest';
import { sectionStyle } from './section-style.ts';

const style = `:root{--gap:20px;--page-width:1200px;--section-padding:45px;--page-padding:20px}
[data-line]{display:block;line-height:31px}${sectionStyle}`;

let frame: HTMLIFrameElement | undefined;
afterEach(() => frame?.remove());

const block = (row: number, height: number, lines: number) =>
  `<div class="block" style="--c:1;--w:4;--r:${row};--h:${height};--pc:1;--pw:4;--pr:${row};--ph:${height}">
    <div>${'<span data-line>Line</span>'.repeat(lines)}</div></div>`;

const views = [
  { view: 'phone', width: '390px' },
  { view: 'wide', width: '1280px' },
];
const alignments = ['start', 'center', 'end'];

it.each(views.flatMap((view) => alignments.map((vertical) => ({ ...view, vertical }))))(
  'sizes grid rows so that no block overflows: $view, aligned to the $vertical',
  ({ width, vertical }) => {
    frame = document.createElement('iframe');
    Object.assign(frame.style, { width, height: '800px', border: '0' });
    document.body.append(frame);
    const page = frame.contentDocument as Document;
    page.head.innerHTML = `<style>${style}</style>`;
    page.body.innerHTML = `<section class="section" data-height="large" data-vertical="${vertical}">
      <div class="grid" data-phone>${block(1, 2, 6)}${block(7, 1, 4)}${block(8, 1, 2)}</div></section>`;
    const needs = [...page.querySelectorAll('.block')].map(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    expect(needs).toEqual([0, 0, 0]);
  },
);
