import { blockOf } from '@sitewright/blocks/schema';
import type { Block, Section } from '@sitewright/contracts/entities';
import { findSection, readBlock, type Cells } from '@sitewright/page-model';
import type { CanvasStore } from '../canvas-store.ts';
import { blockElement, gridElement, sectionElement } from '../page/find-elements.ts';
import type { CanvasMessage } from '../protocol.ts';
import { describePlace } from './describe-place.ts';
import { cellsInView, gestureOperation } from './gesture-operation.ts';
import { measureGrid, toLogical, type MeasuredGrid } from './measure-grid.ts';
import { snapMove, snapResize, type Distance, type ResizeEdges } from './snap.ts';

/** How the pointer stands when a gesture begins and goes on. */
export interface PointerPlace {
  readonly clientX: number;
  readonly clientY: number;
}

/** Drags and resizes on the grid, by pointer. The keyboard's way is the shell's commands. */
export interface CanvasGestures {
  /** Begins; `edges` for a resize. */
  start(blockId: string, at: PointerPlace, edges?: ResizeEdges): void;
  move(at: PointerPlace): void;
  /** Whether one has begun and not ended. */
  isRunning(): boolean;
  finish(): void;
  cancel(): void;
  /** The grid in which the gesture is now, for its lines. */
  grid(sectionId: string): MeasuredGrid | undefined;
}

interface Running {
  readonly section: Section;
  readonly block: Block;
  readonly element: HTMLElement;
  readonly edges: ResizeEdges | undefined;
  readonly from: PointerPlace;
  readonly fromScroll: number;
  readonly grids: Map<string, MeasuredGrid>;
  readonly box: DOMRect;
}

/** A viewport narrower than this shows the phone's layout. */
export const phoneQuery = '(width < 48rem)';

/** Distance from the window's edge at which dragging scrolls. */
const scrollZonePx = 48;

export function createCanvasGestures(parts: {
  readonly window: Window;
  readonly store: CanvasStore;
  readonly post: (message: CanvasMessage) => void;
  readonly createId: () => string;
}): CanvasGestures {
  const { window, store, post, createId } = parts;
  const { document } = window;
  let running: Running | undefined;

  const isPhone = () => window.matchMedia(phoneQuery).matches;

  /** Every grid as it stands before anything moves. */
  function measureAll(): Map<string, MeasuredGrid> {
    const grids = new Map<string, MeasuredGrid>();
    for (const section of store.getState().document.sections) {
      const element = sectionElement(document, section.id);
      const grid = element && gridElement(element);
      if (grid) grids.set(section.id, measureGrid(grid, section));
    }
    return grids;
  }

  function distanceOf({ from, fromScroll }: Running, at: PointerPlace, isRtl: boolean): Distance {
    const across = at.clientX - from.clientX;
    return {
      inline: isRtl ? -across : across,
      block: at.clientY - from.clientY + window.scrollY - fromScroll,
    };
  }

  /** The section that the pointer is over; the block's own where there is none. */
  function sectionUnder({ section, fromScroll, grids }: Running, at: PointerPlace): string {
    const y = at.clientY + window.scrollY - fromScroll;
    for (const [id, { box }] of grids) {
      const isOver = box.top <= y && y <= Math.max(box.bottom, box.top + 60);
      if (id !== section.id && isOver) return id;
    }
    return section.id;
  }

  function cellsAt(current: Running, at: PointerPlace): { sectionId: string; cells: Cells } {
    const { section, block, edges, grids, box } = current;
    const sectionId = edges === undefined ? sectionUnder(current, at) : section.id;
    const grid = grids.get(sectionId);
    const cells = cellsInView(section, block, isPhone());
    if (grid === undefined) return { sectionId: section.id, cells };
    const distance = distanceOf(current, at, grid.isRtl);
    const rect = toLogical(box, grid);
    return {
      sectionId,
      cells:
        edges === undefined
          ? snapMove(grid, cells, rect, distance)
          : snapResize(grid, cells, rect, edges, distance),
    };
  }

  function scrollAtEdges({ clientY }: PointerPlace) {
    if (clientY < scrollZonePx) window.scrollBy(0, clientY - scrollZonePx);
    const fromEnd = window.innerHeight - clientY;
    if (fromEnd < scrollZonePx) window.scrollBy(0, scrollZonePx - fromEnd);
  }

  function settle() {
    if (running === undefined) return;
    Object.assign(running.element.style, { translate: '', opacity: '', pointerEvents: '' });
    running = undefined;
    store.setState({ gesture: null });
  }

  return {
    start(blockId, from, edges) {
      const { document: page, selection } = store.getState();
      const section = page.sections.find((one) => readBlock(one, blockId) !== undefined);
      const block = section && readBlock(section, blockId);
      const element = blockElement(document, blockId);
      if (!section || !block || !element) return;
      if (selection?.blockId !== blockId) return;
      running = {
        section,
        block,
        element,
        edges,
        from,
        fromScroll: window.scrollY,
        grids: measureAll(),
        box: element.getBoundingClientRect(),
      };
    },
    move(at) {
      if (running === undefined) return;
      scrollAtEdges(at);
      const { block, element, edges } = running;
      const { sectionId, cells } = cellsAt(running, at);
      if (edges === undefined) {
        const x = at.clientX - running.from.clientX;
        const y = at.clientY - running.from.clientY + window.scrollY - running.fromScroll;
        Object.assign(element.style, {
          translate: `${x}px ${y}px`,
          opacity: '0.65',
          pointerEvents: 'none',
        });
      }
      const kind = edges === undefined ? 'move' : 'resize';
      store.setState({ gesture: { kind, sectionId, blockId: block.id, cells } });
    },
    finish() {
      const { gesture } = store.getState();
      const current = running;
      settle();
      if (current === undefined || gesture === null) return;
      const { section, block } = current;
      const operation = gestureOperation({
        section,
        block,
        toSectionId: gesture.sectionId,
        cells: gesture.cells,
        isPhone: isPhone(),
      });
      if (operation === undefined) return;
      post({ kind: 'operations', operations: [operation], gesture: createId() });
      const label = blockOf(block.type)?.label ?? 'Block';
      post({ kind: 'announce', text: describePlace(label, gesture.cells) });
      if (gesture.sectionId !== section.id) {
        post({ kind: 'selected', selection: { sectionId: gesture.sectionId, blockId: block.id } });
        store.setState({ selection: { sectionId: gesture.sectionId, blockId: block.id } });
      }
    },
    cancel: settle,
    isRunning: () => running !== undefined,
    grid: (sectionId) =>
      findSection(store.getState().document, sectionId) && running?.grids.get(sectionId),
  };
}
