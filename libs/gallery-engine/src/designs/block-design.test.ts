import { describe, expect, it } from 'vitest';
import { toEngineDesign } from './block-design.ts';
import { engineDesigns } from './engine-design.ts';

describe('toEngineDesign', () => {
  it('maps stacked to base (GAL-037)', () => {
    expect(toEngineDesign('stacked')).toEqual({ design: 'base' });
  });

  it('maps slider to strip (GAL-038)', () => {
    expect(toEngineDesign('slider')).toEqual({ design: 'strip' });
  });

  it('maps slideshow to stacked, with fade (GAL-039)', () => {
    expect(toEngineDesign('slideshow')).toEqual({ design: 'stacked', transition: 'fade' });
  });

  it('maps grid to grid (GAL-040)', () => {
    expect(toEngineDesign('grid')).toEqual({ design: 'grid' });
  });

  it.each(['autogrid', 'autocolumns', 'carousel', 'list'])(
    'maps %s to itself (GAL-041)',
    (design) => {
      expect(toEngineDesign(design)).toEqual({ design });
    },
  );

  it.each(['', 'base', 'mosaic', 'constructor', '__proto__'])(
    'maps the name "%s" to base (GAL-042)',
    (design) => {
      expect(toEngineDesign(design)).toEqual({ design: 'base' });
    },
  );

  it('maps autorows to base although it is an engine design (GAL-043)', () => {
    expect(engineDesigns).toContain('autorows');
    expect(toEngineDesign('autorows')).toEqual({ design: 'base' });
  });
});
