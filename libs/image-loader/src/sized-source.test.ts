import { describe, expect, it } from 'vitest';
import { sizedSource } from './sized-source.ts';
import { srcset } from './srcset.ts';

describe('sizedSource', () => {
  it.each([
    ['/s/photo.jpg', '/s/photo.jpg?format=750w'],
    ['/s/photo.jpg?v=2', '/s/photo.jpg?v=2&format=750w'],
    ['/s/photo.jpg?format=100w', '/s/photo.jpg?format=750w'],
    ['/s/photo.jpg?format=100w&v=2#top', '/s/photo.jpg?format=750w&v=2#top'],
    ['/s/photo.jpg?v=2&format=original', '/s/photo.jpg?v=2&format=750w'],
    ['/s/photo.jpg#what?', '/s/photo.jpg?format=750w#what?'],
    ['https://images.example/a', 'https://images.example/a?format=750w'],
  ])('adds the width to the query string of %s (IMG-06, IMG-08)', (source, expected) => {
    expect(sizedSource(source, 750, { sizeFormat: 'queryString' })).toBe(expected);
    expect(sizedSource(source, 750)).toBe(expected);
  });

  it.each([
    ['/s/photo.jpg', '/s/photo-750w.jpg'],
    ['/s/my.holiday.photo.jpeg?v=1.2', '/s/my.holiday.photo-750w.jpeg?v=1.2'],
    ['/s.d/photo', '/s.d/photo-750w'],
    ['/s/photo#top.left', '/s/photo-750w#top.left'],
  ])('adds the width to the file name of %s (IMG-07, IMG-08)', (source, expected) => {
    expect(sizedSource(source, 750, { sizeFormat: 'filename' })).toBe(expected);
  });

  it('uses toUrl except for data URLs', () => {
    const cloud = (source: string, width: number) => `https://cdn.example/w_${width}${source}`;
    expect(sizedSource('/s/photo.jpg', 750, { toUrl: cloud })).toBe(
      'https://cdn.example/w_750/s/photo.jpg',
    );
    expect(sizedSource('data:image/gif;base64,R0lGOD', 750, { toUrl: cloud })).toMatch(/^data:/);
  });

  it.each(['data:image/gif;base64,R0lGOD', 'blob:https://example.com/1'])(
    'leaves %s unchanged',
    (source) => {
      expect(sizedSource(source, 750)).toBe(source);
      expect(sizedSource(source, 750, { sizeFormat: 'filename' })).toBe(source);
    },
  );
});

describe('srcset', () => {
  it('offers every served width, narrowest first', () => {
    const widths = srcset('/s/a.jpg')
      .split(', ')
      .map((candidate) => candidate.split(' ')[1]);
    expect(widths).toEqual(['100w', '300w', '500w', '750w', '1000w', '1500w', '2500w']);
  });

  it('ends with the first width that covers the original, described with the original width', () => {
    expect(srcset('/s/a.jpg', 400)).toBe(
      '/s/a.jpg?format=100w 100w, /s/a.jpg?format=300w 300w, /s/a.jpg?format=500w 400w',
    );
  });

  it('encodes spaces in URLs', () => {
    expect(srcset('/s/a b.jpg', 90, { sizeFormat: 'filename' })).toBe('/s/a%20b-100w.jpg 90w');
  });
});
