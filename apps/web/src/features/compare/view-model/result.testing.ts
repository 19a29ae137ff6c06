/** Builds small results for tests from lines, so that offsets are never written by hand. */
import type { Change, ChangeType, ComparisonResult, Significance } from './comparison-shapes.ts';

export interface ChangeSketch {
  readonly id: string;
  readonly type: ChangeType;
  readonly significance?: Significance;
  /** Text that stands exactly once on that side; with `|` it is the place before which something is missing. */
  readonly old?: string;
  readonly new?: string;
  readonly reason?: string;
}

export function resultFixture(
  oldLines: readonly string[],
  newLines: readonly string[],
  rows: readonly (readonly [number | null, number | null])[],
  sketches: readonly ChangeSketch[],
): ComparisonResult {
  const old = documentOf('o', oldLines);
  const fresh = documentOf('n', newLines);
  return {
    old,
    new: fresh,
    rows: rows.map(([left, right]) => ({
      old: left === null ? null : `o${left}`,
      new: right === null ? null : `n${right}`,
    })),
    changes: sketches.map((sketch) => ({
      id: sketch.id,
      type: sketch.type,
      significance: sketch.significance ?? 'major',
      old: sideOf(old, sketch.old),
      new: sideOf(fresh, sketch.new),
      reason: sketch.reason ?? '',
    })),
    statistics: {
      insert: 0,
      delete: 0,
      replace: 0,
      move: 0,
      major: 0,
      minor: 0,
      noise: 0,
      oldCharacters: old.text.length,
      newCharacters: fresh.text.length,
    },
    coverage: { examined: [], notExamined: [] },
  };
}

type Document = ComparisonResult['old'];

function documentOf(prefix: string, lines: readonly string[]): Document {
  let start = 0;
  const blocks = lines.map((line, index) => {
    const block = { id: `${prefix}${index}`, type: 'paragraph', start, end: start + line.length };
    start = block.end + 1;
    return block;
  });
  return { text: lines.join('\n'), blocks };
}

function sideOf(document: Document, quoted: string | undefined): Change['old'] {
  if (quoted === undefined) return null;
  const isPlace = quoted.startsWith('|');
  const text = isPlace ? '' : quoted;
  const start = document.text.indexOf(isPlace ? quoted.slice(1) : quoted);
  if (start < 0) throw new Error(`fixture: "${quoted}" does not stand in the text`);
  const block = document.blocks.find((one) => one.start <= start && one.end >= start);
  return { text, page: null, block: block?.id ?? '', start, end: start + text.length };
}
