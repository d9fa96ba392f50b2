import { blockOf } from '@sitewright/blocks/schema';
import type { PageDocument } from '@sitewright/contracts/entities';
import {
  cellsInView,
  findBlock,
  findSection,
  isSamePlacement,
  resolvePlacement,
  type PlacementTarget,
} from '@sitewright/page-model';
import { flushSync } from 'react-dom';
import { editedDocument, type CanvasStore } from '../canvas-store.ts';
import { toPageBox } from '../overlay/use-box.ts';
import { blockElement, gridElement, sectionElement } from '../page/find-elements.ts';
import type { CanvasMessage } from '../protocol.ts';
import {
  chooseMove,
  chooseResize,
  type DrawnBlock,
  type GestureOrigin,
  type PointedGrid,
} from './choose-cells.ts';
import { describePosition } from './describe-position.ts';
import { drawPlacements } from './draw-placements.ts';
import { lockScroll } from './lock-scroll.ts';
import type { MeasuredColumns } from './measure-columns.ts';
import { measureSections, type MeasuredSections } from './measure-sections.ts';
import { sectionUnder } from './section-under.ts';
import type { ResizeEdges } from './snap.ts';

/** The pointer at the start and during a gesture. */
export interface PointerPosition {
  readonly clientX: number;
  readonly clientY: number;
}

/** Drags and resizes blocks on the grid by pointer. The keyboard uses the shell's commands. */
export interface CanvasGestures {
  /** Starts a gesture; `edges` for a resize. */
  start(blockId: string, at: PointerPosition, edges?: ResizeEdges): void;
  move(at: PointerPosition): void;
  /** Whether a gesture is running. */
  isRunning(): boolean;
  finish(): void;
  cancel(): void;
  /** The columns of a section during a gesture. */
  columns(sectionId: string): MeasuredColumns | undefined;
}

interface Running extends MeasuredSections {
  readonly origin: GestureOrigin;
  readonly edges: ResizeEdges | undefined;
  readonly from: PointerPosition;
  readonly fromScroll: number;
  readonly releasePage: () => void;
  /** The measurements, and the document that they belong to. */
  measured: { readonly document: PageDocument; readonly blocks: Map<string, DrawnBlock> };
}

/** A narrower viewport shows the mobile layout. */
export const phoneQuery = '(width < 48rem)';

/** Distance from the window's edge at which dragging scrolls. */
const scrollZonePx = 48;

/** The styles of a block that follows the pointer, and those that reset them. */
const draggedStyles = { opacity: '0.65', pointerEvents: 'none', transition: 'none' };
const resetStyles = { translate: '', opacity: '', pointerEvents: '', transition: '' };

export function createCanvasGestures(parts: {
  readonly window: Window;
  readonly store: CanvasStore;
  readonly post: (message: CanvasMessage) => void;
  readonly createId: () => string;
}): CanvasGestures {
  const { window, store, post, createId } = parts;
  const { document } = window;
  let running: Running | undefined;

  const page = () => editedDocument(store.getState());
  const gridOf = (sectionId: string) => {
    const section = sectionElement(document, sectionId);
    return section && gridElement(section);
  };

  const drawnSectionId = ({ sectionId }: GestureOrigin): string =>
    store.getState().gesture?.target.sectionId ?? sectionId;

  /** Renders the page as it would be after a drop at `target`. */
  function show(target: PlacementTarget) {
    const { gesture } = store.getState();
    const isShown =
      gesture?.target.sectionId === target.sectionId &&
      isSamePlacement(gesture.target.cells, target.cells);
    const placed = isShown ? undefined : resolvePlacement(page(), target);
    if (placed === undefined) return;
    const kind = running?.edges === undefined ? 'move' : 'resize';
    const outline = gesture?.outline ?? null;
    flushSync(() => store.setState({ gesture: { kind, target, placed, outline } }));
  }

  /** Measures the block at a target position without rendering the page again. */
  function measure({ measured }: Running, target: PlacementTarget): DrawnBlock {
    const { row, width, height } = target.cells;
    // Row heights do not depend on a block's columns.
    const key = [target.sectionId, row, width, height].join();
    const cached = measured.blocks.get(key);
    if (cached !== undefined) return cached;
    const placed = resolvePlacement(measured.document, target);
    const grid = gridOf(target.sectionId);
    const element = blockElement(document, target.blockId);
    if (!placed || !grid || !element) return { top: 0, height: 0 };
    drawPlacements(grid, placed.section);
    const box = element.getBoundingClientRect();
    const drawn = { top: box.top + window.scrollY, height: box.height };
    measured.blocks.set(key, drawn);
    return drawn;
  }

  function targetAt(current: Running, at: PointerPosition): PlacementTarget | undefined {
    const { origin, edges, from, fromScroll, measured } = current;
    const { blockId, view, cells: originCells } = origin;
    const pointedSectionId =
      edges === undefined ? sectionUnder(current.extents, at.clientY + window.scrollY) : undefined;
    const initialTarget = [pointedSectionId ?? origin.sectionId, origin.sectionId]
      .map((sectionId): PlacementTarget => ({ blockId, sectionId, cells: originCells, view }))
      .find((target) => resolvePlacement(measured.document, target) !== undefined);
    if (initialTarget === undefined) return undefined;
    // A block can only be measured in the section that renders it.
    if (initialTarget.sectionId !== drawnSectionId(origin)) show(initialTarget);
    const columns = current.columns.get(initialTarget.sectionId);
    const section = findSection(measured.document, initialTarget.sectionId);
    if (columns === undefined || section === undefined) return undefined;
    const deltaX = at.clientX - from.clientX;
    const grid: PointedGrid = {
      sectionId: section.id,
      layout: section.layout,
      columns,
      distance: {
        inline: columns.isRtl ? -deltaX : deltaX,
        block: at.clientY - from.clientY + window.scrollY - fromScroll,
      },
      measure: (cells) => measure(current, { ...initialTarget, cells }),
    };
    const cells =
      edges === undefined ? chooseMove(origin, grid) : chooseResize(origin, grid, edges);
    return { ...initialTarget, cells };
  }

  /** Restores the placements that React has rendered. */
  function redraw(origin: GestureOrigin) {
    const sectionId = drawnSectionId(origin);
    const grid = gridOf(sectionId);
    const section = store.getState().gesture?.placed.section ?? findSection(page(), sectionId);
    if (grid && section) drawPlacements(grid, section);
  }

  function scrollAtEdges({ clientY }: PointerPosition) {
    if (clientY < scrollZonePx) window.scrollBy(0, clientY - scrollZonePx);
    const fromEnd = window.innerHeight - clientY;
    if (fromEnd < scrollZonePx) window.scrollBy(0, scrollZonePx - fromEnd);
  }

  /** The outline is where the block is rendered; the block itself is moved from there to the pointer. */
  function outlineBlock({ origin, edges, from, fromScroll }: Running, at: PointerPosition) {
    const { gesture } = store.getState();
    const grid = gesture && gridOf(gesture.target.sectionId);
    const element = blockElement(document, origin.blockId);
    if (!grid || !element) return;
    const block = toPageBox(element.getBoundingClientRect(), window);
    if (edges === undefined) {
      const x = origin.box.left + window.scrollX + at.clientX - from.clientX - block.left;
      const y = origin.top + at.clientY - from.clientY + window.scrollY - fromScroll - block.top;
      Object.assign(element.style, draggedStyles, { translate: `${x}px ${y}px` });
    }
    const outline = { block, grid: toPageBox(grid.getBoundingClientRect(), window) };
    store.setState({ gesture: { ...gesture, outline } });
  }

  /** Ends the gesture. `pending` is rendered until the shell confirms it. */
  function settle(pending: PageDocument | null) {
    if (running === undefined) return;
    const { origin, releasePage } = running;
    running = undefined;
    const element = blockElement(document, origin.blockId);
    if (element) Object.assign(element.style, resetStyles);
    store.setState(pending === null ? { gesture: null } : { gesture: null, pending });
    releasePage();
  }

  return {
    start(blockId, from, edges) {
      const found = findBlock(page(), blockId);
      const element = blockElement(document, blockId);
      if (!found || !element || store.getState().selection?.blockId !== blockId) return;
      settle(null);
      const view = window.matchMedia(phoneQuery).matches ? 'phone' : 'wide';
      const { section, block } = found;
      const box = element.getBoundingClientRect();
      const origin = {
        blockId,
        sectionId: section.id,
        cells: cellsInView(section, block, view),
        view,
        box,
        top: box.top + window.scrollY,
      } as const;
      running = {
        origin,
        edges,
        from,
        fromScroll: window.scrollY,
        ...measureSections(window, page()),
        releasePage: lockScroll(document),
        measured: { document: page(), blocks: new Map() },
      };
    },
    move(at) {
      if (running === undefined) return;
      scrollAtEdges(at);
      const { origin, measured } = running;
      if (measured.document !== page()) running.measured = { document: page(), blocks: new Map() };
      const element = blockElement(document, origin.blockId);
      if (element) Object.assign(element.style, { transition: 'none', translate: 'none' });
      const target = targetAt(running, at);
      redraw(origin);
      if (target) show(target);
      outlineBlock(running, at);
    },
    finish() {
      const { gesture } = store.getState();
      const placed = gesture && resolvePlacement(page(), gesture.target);
      const { origin } = running ?? {};
      settle(placed?.operation ? placed.document : null);
      if (!origin || !placed?.operation) return;
      const { blockId } = origin;
      const { section, cells, operation } = placed;
      post({ kind: 'operations', operations: [operation], gesture: createId() });
      const type = section.layout.blocks[blockId]?.type;
      const label = (type === undefined ? undefined : blockOf(type)?.label) ?? 'Block';
      post({ kind: 'announce', text: describePosition(label, cells) });
      if (section.id !== origin.sectionId) {
        const selection = { sectionId: section.id, blockId };
        post({ kind: 'selected', selection });
        store.setState({ selection });
      }
    },
    cancel: () => settle(null),
    isRunning: () => running !== undefined,
    columns: (sectionId) => running?.columns.get(sectionId),
  };
}
