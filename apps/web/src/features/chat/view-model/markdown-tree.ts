/**
 * The parts an answer may contain. There is no node for HTML: everything not listed here is shown as plain
 * text, so an answer can never become a part of the page.
 */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'strong' | 'emphasis' | 'deleted';
      readonly children: readonly Inline[];
    }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'break' }
  /** Not a word of the answer: a mark about it (`place-marks.ts`). */
  | { readonly kind: 'mark'; readonly id: string };

/** A run of text; marks of sources and citations are placed by its number and an offset in its words. */
export interface Run {
  readonly index: number;
  readonly inlines: readonly Inline[];
}

export type Align = 'left' | 'center' | 'right' | null;

export type Block =
  | { readonly kind: 'paragraph'; readonly run: Run }
  | { readonly kind: 'heading'; readonly level: number; readonly run: Run }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly start: number;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly kind: 'quote'; readonly children: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly aligns: readonly Align[];
      readonly header: readonly Run[];
      readonly rows: readonly (readonly Run[])[];
    }
  | { readonly kind: 'rule' };

export function wordsOf(inlines: readonly Inline[]): string {
  return inlines.map(wordsOfInline).join('');
}

function wordsOfInline(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
    case 'code':
      return inline.text;
    case 'break':
      return '\n';
    case 'mark':
      return '';
    case 'strong':
    case 'emphasis':
    case 'deleted':
    case 'link':
      return wordsOf(inline.children);
  }
}

/** In reading order, so that a run's number is its index. */
export function runsOf(blocks: readonly Block[]): readonly Run[] {
  return blocks.flatMap(runsOfBlock);
}

function runsOfBlock(block: Block): readonly Run[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [block.run];
    case 'list':
      return block.items.flatMap(runsOf);
    case 'quote':
      return runsOf(block.children);
    case 'table':
      return [...block.header, ...block.rows.flat()];
    case 'code':
    case 'rule':
      return [];
  }
}
