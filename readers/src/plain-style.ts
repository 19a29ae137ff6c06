/**
 * In: blocks with the full formatting of their text ranges. Out: the same blocks with runs that only record
 * what is not plain. Plain is the format of most of the document: black, upright, the most common size, and
 * the most common font for Chinese and for Western characters. It is not the default style of the file: many
 * files set the size of every paragraph by hand, and a PDF has no default at all; the same contract must give
 * the same runs however it was made.
 */
import type { BlockDraft, TextRun, TextStyle } from '@wenjian/document';

/** Null when the file does not say. */
export interface CharacterLook {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  /** `#rrggbb`, lower case; null for black. */
  readonly color: string | null;
  readonly sizePt: number | null;
  readonly westernFont: string | null;
  readonly chineseFont: string | null;
}

/** Equal looks of one document are one object: ranges are compared and counted by identity. */
export interface LookStretch {
  readonly start: number;
  readonly end: number;
  readonly look: CharacterLook;
}

/** In text order, not overlapping; text outside these ranges is plain. */
export interface LookedBlock extends BlockDraft {
  readonly looks?: readonly LookStretch[];
}

export function withRuns(blocks: readonly LookedBlock[]): BlockDraft[] {
  const plain = plainLook(blocks);
  const styles = new StyleCache(plain);
  return blocks.map(({ looks = [], ...block }) => {
    const runs = runsOf(block.text, looks, styles);
    return runs.length === 0 ? block : { ...block, runs };
  });
}

interface PlainLook {
  readonly sizePt: number | null;
  readonly westernFont: string | null;
  readonly chineseFont: string | null;
}

function plainLook(blocks: readonly LookedBlock[]): PlainLook {
  const sizes = new Map<number, number>();
  const western = new Map<string, number>();
  const chinese = new Map<string, number>();
  for (const { text, looks = [] } of blocks) {
    for (const { start, end, look } of looks) {
      const counts = countScripts(text, start, end);
      add(sizes, look.sizePt, counts.western + counts.chinese);
      add(western, look.westernFont, counts.western);
      add(chinese, look.chineseFont, counts.chinese);
    }
  }
  return { sizePt: commonest(sizes), westernFont: commonest(western), chineseFont: commonest(chinese) };
}

function add<Key>(counts: Map<Key, number>, key: Key | null, count: number): void {
  if (key !== null && count > 0) counts.set(key, (counts.get(key) ?? 0) + count);
}

function commonest<Key>(counts: ReadonlyMap<Key, number>): Key | null {
  let best: Key | null = null;
  let most = 0;
  for (const [key, count] of counts) {
    if (count <= most) continue;
    best = key;
    most = count;
  }
  return best;
}

/** The styles of a document, each once, so that neighbours are compared by identity. */
class StyleCache {
  readonly #plain: PlainLook;
  readonly #byLook = new Map<CharacterLook, { readonly western: TextStyle; readonly chinese: TextStyle }>();
  readonly #byContent = new Map<string, TextStyle>();

  constructor(plain: PlainLook) {
    this.#plain = plain;
  }

  of(look: CharacterLook): { readonly western: TextStyle; readonly chinese: TextStyle } {
    const known = this.#byLook.get(look);
    if (known !== undefined) return known;
    const { westernFont, chineseFont } = look;
    const styles = {
      western: this.#style(look, westernFont === this.#plain.westernFont ? null : westernFont),
      chinese: this.#style(look, chineseFont === this.#plain.chineseFont ? null : chineseFont),
    };
    this.#byLook.set(look, styles);
    return styles;
  }

  #style(look: CharacterLook, font: string | null): TextStyle {
    const { bold, italic, underline, strike, color, sizePt } = look;
    const style: TextStyle = {
      ...(bold ? { bold } : {}),
      ...(italic ? { italic } : {}),
      ...(underline ? { underline } : {}),
      ...(strike ? { strike } : {}),
      ...(color === null ? {} : { color }),
      ...(sizePt === null || sizePt === this.#plain.sizePt ? {} : { sizePt }),
      ...(font === null ? {} : { font }),
    };
    const content = JSON.stringify(style);
    const known = this.#byContent.get(content) ?? style;
    this.#byContent.set(content, known);
    return known;
  }
}

interface OpenRun extends Omit<TextRun, 'start' | 'end'> {
  readonly start: number;
  end: number;
}

function runsOf(text: string, looks: readonly LookStretch[], styles: StyleCache): OpenRun[] {
  const runs: OpenRun[] = [];
  for (const { start, end, look } of looks) {
    const { western, chinese } = styles.of(look);
    if (western === chinese) addRun(runs, start, end, western);
    else
      for (const piece of byScript(text, start, end))
        addRun(runs, piece.start, piece.end, piece.isChinese ? chinese : western);
  }
  return runs;
}

function addRun(runs: OpenRun[], start: number, end: number, style: TextStyle): void {
  if (start >= end || Object.keys(style).length === 0) return;
  const last = runs.at(-1);
  if (last !== undefined && last.end === start && last.style === style) last.end = end;
  else runs.push({ start, end, style });
}

type Script = 'western' | 'chinese' | 'neutral';

/** From here on there are radicals, kana, ideographs, full-width forms, and surrogates of rare ideographs. */
const FIRST_CHINESE = 0x2e80;
/** Quotation marks, dashes and dots, which both scripts use: they follow the character before them. */
const SHARED_MARKS = [0x2000, 0x206f] as const;

function scriptOf(code: number): Script {
  if (code >= FIRST_CHINESE) return code === 0x3000 ? 'neutral' : 'chinese';
  const isShared = code <= 0x20 || code === 0xa0 || (code >= SHARED_MARKS[0] && code <= SHARED_MARKS[1]);
  return isShared ? 'neutral' : 'western';
}

function countScripts(text: string, start: number, end: number): Record<'western' | 'chinese', number> {
  const counts = { western: 0, chinese: 0 };
  for (let at = start; at < end; at++) {
    const script = scriptOf(text.charCodeAt(at));
    if (script !== 'neutral') counts[script]++;
  }
  return counts;
}

function byScript(text: string, start: number, end: number) {
  const pieces: { start: number; end: number; isChinese: boolean }[] = [];
  let script: Script = 'neutral';
  let from = start;
  for (let at = start; at < end; at++) {
    const next = scriptOf(text.charCodeAt(at));
    if (next === 'neutral' || next === script) continue;
    if (script !== 'neutral') {
      pieces.push({ start: from, end: at, isChinese: script === 'chinese' });
      from = at;
    }
    script = next;
  }
  pieces.push({ start: from, end, isChinese: script === 'chinese' });
  return pieces;
}
