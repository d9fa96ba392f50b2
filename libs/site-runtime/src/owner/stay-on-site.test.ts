import { describe, expect, it, vi } from 'vitest';
import { isStaying, stayOnSite } from './stay-on-site.ts';

describe('a visit with the noredirect parameter', () => {
  const visit = (href: string) => {
    const setItem = vi.fn<Storage['setItem']>();
    const replaceState = vi.fn<History['replaceState']>();
    stayOnSite({
      location: new URL(href) as never,
      sessionStorage: { setItem } as never,
      history: { state: { at: 3 }, replaceState } as never,
    });
    return { setItem, replaceState };
  };

  it('is stored in sessionStorage, without a change of the URL (JAR-04)', () => {
    const { setItem, replaceState } = visit('https://studio.example/work?noredirect');
    expect(setItem).toHaveBeenCalledExactlyOnceWith('noredirect', 'true');
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('removes the parameter with the value visit from the URL', () => {
    const { setItem, replaceState } = visit(
      'https://studio.example/work?tag=a&noredirect=visit#top',
    );
    expect(setItem).toHaveBeenCalledOnce();
    const [state, , address] = replaceState.mock.calls[0] ?? [];
    expect(state).toEqual({ at: 3 });
    expect(String(address)).toBe('https://studio.example/work?tag=a#top');
  });

  it('does not throw or change the URL when sessionStorage throws', () => {
    const replaceState = vi.fn<History['replaceState']>();
    const view = {
      location: new URL('https://studio.example/?noredirect=visit') as never,
      history: { state: null, replaceState } as never,
      get sessionStorage(): Storage {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    stayOnSite(view);

    expect(isStaying(view)).toBe(false);
    expect(replaceState).not.toHaveBeenCalled();
  });

  it('ignores noredirect as the value of another parameter', () => {
    const { setItem, replaceState } = visit('https://studio.example/work?tag=noredirect');
    expect(setItem).not.toHaveBeenCalled();
    expect(replaceState).not.toHaveBeenCalled();
  });
});
