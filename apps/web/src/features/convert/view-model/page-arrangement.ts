/** The pages of a file as a person arranges them, with the way back. Pure. */

export interface ArrangedPage {
  /** In the file, from 1. */
  readonly page: number;
  /** Degrees clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
}

export interface Arrangement {
  readonly pages: readonly ArrangedPage[];
  /** What it was before each step, the last one at the end. */
  readonly past: readonly (readonly ArrangedPage[])[];
}

export type ArrangeStep =
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'turn'; readonly at: number; readonly by: 90 | 270 }
  | { readonly kind: 'turnAll'; readonly by: 90 | 270 }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'reset' };

const MOST_STEPS_BACK = 200;

export function arrangementOf(pageCount: number): Arrangement {
  return { pages: asInFile(pageCount), past: [] };
}

export function arrange(state: Arrangement, step: ArrangeStep, pageCount: number): Arrangement {
  if (step.kind === 'undo') {
    const before = state.past.at(-1);
    return before ? { pages: before, past: state.past.slice(0, -1) } : state;
  }
  const pages = step.kind === 'reset' ? asInFile(pageCount) : changed(state.pages, step);
  return pages === state.pages
    ? state
    : { pages, past: [...state.past, state.pages].slice(-MOST_STEPS_BACK) };
}

/** The order, the direction or the number of pages is another than in the file. */
export function isRearranged(pages: readonly ArrangedPage[], pageCount: number): boolean {
  return pages.length !== pageCount || pages.some(({ page, turn }, at) => page !== at + 1 || turn !== 0);
}

function asInFile(pageCount: number): readonly ArrangedPage[] {
  return Array.from({ length: pageCount }, (_, at) => ({ page: at + 1, turn: 0 }));
}

function changed(
  pages: readonly ArrangedPage[],
  step: Exclude<ArrangeStep, { kind: 'undo' | 'reset' }>,
): readonly ArrangedPage[] {
  switch (step.kind) {
    case 'move': {
      const page = pages[step.from];
      if (!page || step.from === step.to || step.to < 0 || step.to >= pages.length) return pages;
      const rest = pages.toSpliced(step.from, 1);
      return rest.toSpliced(step.to, 0, page);
    }
    case 'turn':
      return pages.map((page, at) => (at === step.at ? turned(page, step.by) : page));
    case 'turnAll':
      return pages.map((page) => turned(page, step.by));
    case 'remove':
      // A file has at least one page.
      return pages.length > 1 ? pages.toSpliced(step.at, 1) : pages;
  }
}

const TURNS = [0, 90, 180, 270] as const;

function turned(page: ArrangedPage, by: 90 | 270): ArrangedPage {
  const turn = TURNS.find((angle) => angle === (page.turn + by) % 360) ?? 0;
  return { ...page, turn };
}
