import { describe, expect, it } from 'vitest';
import { readReport } from './report.ts';

const category = (score: number, ...ids: readonly string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: id === 'free' ? 0 : 3 })),
});

const report = {
  audits: {
    'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0.01 },
    'total-blocking-time': { title: 'TBT', score: 1, numericValue: 12 },
    'largest-contentful-paint': {
      title: 'LCP',
      score: 0.5,
      numericValue: 2600,
      displayValue: '2.6 s',
    },
    doctype: {
      title: 'Page lacks the HTML doctype',
      score: 0,
      details: { items: [{ node: { snippet: '<html  lang="en">' } }, { url: 'http://a/b.js' }] },
    },
    free: { title: 'For information', score: 0 },
    manual: { title: 'Manual', score: null },
  },
  categories: {
    performance: category(0.934, 'cumulative-layout-shift', 'largest-contentful-paint'),
    accessibility: category(1, 'manual'),
    'best-practices': category(0.5, 'doctype', 'free'),
    seo: category(1),
  },
};

describe('readReport', () => {
  it('returns scores and metrics', () => {
    expect(readReport(report)).toMatchObject({
      scores: { performance: 93, accessibility: 100, 'best-practices': 50, seo: 100 },
      layoutShift: 0.01,
      blockingMs: 12,
      largestPaintMs: 2600,
    });
  });

  it('lists each weighted audit with a low score and its locations', () => {
    expect(readReport(report).errors).toEqual([
      {
        category: 'performance',
        audit: 'largest-contentful-paint',
        title: 'LCP',
        found: '2.6 s',
        where: [],
      },
      {
        category: 'best-practices',
        audit: 'doctype',
        title: 'Page lacks the HTML doctype',
        found: '',
        where: ['<html lang="en">', 'http://a/b.js'],
      },
    ]);
  });

  it('throws on a report with a runtime error', () => {
    expect(() => readReport({ runtimeError: { code: 'NO_FCP', message: 'Nothing.' } })).toThrow(
      'Nothing.',
    );
  });
});
