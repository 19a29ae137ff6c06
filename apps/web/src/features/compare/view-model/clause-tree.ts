/**
 * Turns a result into one tree of both documents' clauses, by headings and numbers, each with its changes.
 * Every change in a row is in exactly one root's set, and in the sets of all its clauses.
 */
import type { Block, Change, ComparisonResult, Side } from './comparison-shapes.ts';

export interface ClauseNode {
  /** Its first row. */
  readonly key: string;
  readonly label: string;
  readonly status: 'both' | 'inserted' | 'deleted';
  /** Includes its sub-clauses; noise is not counted. */
  readonly changeIds: ReadonlySet<string>;
  readonly majorCount: number;
  readonly children: readonly ClauseNode[];
}

/** The part before the first clause (title, parties) has a node without a label. */
const PREAMBLE_KEY = 'preamble';

export function buildClauseTree(result: ComparisonResult): readonly ClauseNode[] {
  const changesByRow = groupByRow(result);
  const root = draftOf({ key: 'root', label: '', status: 'both', depth: Number.NEGATIVE_INFINITY });
  let stack: ClauseDraft[] = [root];
  const preamble = draftOf({ key: PREAMBLE_KEY, label: '', status: 'both', depth: 0 });
  for (const [index, row] of result.rows.entries()) {
    const heading = headingOf(result, row.old[0], row.new[0]);
    if (heading) {
      const draft = draftOf({ ...heading, key: String(index) });
      stack = stack.filter(({ depth }) => depth < draft.depth);
      stack.at(-1)?.children.push(draft);
      stack.push(draft);
    }
    const changes = changesByRow.get(index) ?? [];
    const owners = stack.length > 1 ? stack.slice(1) : [preamble];
    for (const owner of owners) for (const change of changes) owner.changes.push(change);
  }
  if (preamble.changes.length > 0) root.children.unshift(preamble);
  return root.children.map(finish);
}

/** Every key of the tree, parents first. */
export function clauseKeys(nodes: readonly ClauseNode[]): readonly string[] {
  return nodes.flatMap((node) => [node.key, ...clauseKeys(node.children)]);
}

export interface ClauseRow {
  readonly node: ClauseNode;
  readonly depth: number;
}

/** The visible lines of the tree. */
export function clauseRows(
  nodes: readonly ClauseNode[],
  folded: ReadonlySet<string>,
  depth = 0,
): readonly ClauseRow[] {
  return nodes.flatMap((node) => [
    { node, depth },
    ...(folded.has(node.key) ? [] : clauseRows(node.children, folded, depth + 1)),
  ]);
}

interface ClauseStart {
  readonly key: string;
  readonly label: string;
  readonly status: ClauseNode['status'];
  readonly depth: number;
}

interface ClauseDraft extends ClauseStart {
  readonly changes: Change[];
  readonly children: ClauseDraft[];
}

function draftOf(start: ClauseStart): ClauseDraft {
  return { ...start, changes: [], children: [] };
}

function finish({ key, label, status, changes, children }: ClauseDraft): ClauseNode {
  const counted = changes.filter(({ significance }) => significance !== 'noise');
  return {
    key,
    label,
    status,
    changeIds: new Set(counted.map(({ id }) => id)),
    majorCount: counted.filter(({ significance }) => significance === 'major').length,
    children: children.map(finish),
  };
}

/** A change belongs to the row of its new part, or of its old part where it has no other. */
function groupByRow(result: ComparisonResult): ReadonlyMap<number, readonly Change[]> {
  const rowOf = { old: rowsByBlock(result, 'old'), new: rowsByBlock(result, 'new') };
  const groups = new Map<number, Change[]>();
  for (const change of result.changes) {
    const row = rowOf.new.get(change.new?.block ?? '') ?? rowOf.old.get(change.old?.block ?? '');
    if (row === undefined) continue;
    const known = groups.get(row);
    if (known) known.push(change);
    else groups.set(row, [change]);
  }
  return groups;
}

function rowsByBlock(result: ComparisonResult, side: Side): ReadonlyMap<string, number> {
  return new Map(result.rows.flatMap((row, index) => row[side].map((id) => [id, index] as const)));
}

type Heading = Omit<ClauseStart, 'key'>;

function headingOf(
  result: ComparisonResult,
  oldId: string | undefined,
  newId: string | undefined,
): Heading | null {
  const side: Side = newId === undefined ? 'old' : 'new';
  const block = blocksById(result, side).get(newId ?? oldId ?? '');
  if (!block || !IN_FLOW.has(block.type)) return null;
  const text = result[side].text.slice(
    block.start,
    Math.min(block.end, block.start + LABEL_MAX_CHARACTERS + 1),
  );
  const depth = depthOfHeading(block, text);
  if (depth === null) return null;
  const status = newId === undefined ? 'deleted' : oldId === undefined ? 'inserted' : 'both';
  return { label: shorten(text), status, depth };
}

const IN_FLOW = new Set(['heading', 'paragraph', 'listItem']);
const LABEL_MAX_CHARACTERS = 28;

const byId = new WeakMap<readonly Block[], ReadonlyMap<string, Block>>();

function blocksById(result: ComparisonResult, side: Side): ReadonlyMap<string, Block> {
  const { blocks } = result[side];
  const known = byId.get(blocks) ?? new Map(blocks.map((block) => [block.id, block]));
  byId.set(blocks, known);
  return known;
}

/**
 * The depth of each numbering style in a Chinese contract. Only the order counts: a sub-clause 1.1 belongs to
 * the 第一条 above it, or to the 1. above it.
 */
const NUMBERINGS: readonly (readonly [RegExp, number])[] = [
  [/^第[一二三四五六七八九十百零〇\d]+[编章部]/, 1],
  [/^第[一二三四五六七八九十百零〇\d]+节/, 2],
  [/^[一二三四五六七八九十]+、/, 2.5],
  [/^第[一二三四五六七八九十百零〇\d]+条/, 3],
  [/^[（(][一二三四五六七八九十]+[)）]/, 3.5],
  [/^\d+[.．、](?![\d])/, 3.8],
  [/^\d+[.．]\d+(?![.．\d])/, 4],
  [/^\d+[.．]\d+[.．]\d+/, 5],
];
/** A heading without a number is above all numbered ones. */
const HEADING_STEP = 0.1;

function depthOfHeading(block: Block, text: string): number | null {
  const shown = text.trimStart();
  const numbering = NUMBERINGS.find(([pattern]) => pattern.test(shown));
  if (numbering) return numbering[1];
  return block.type === 'heading' ? (block.level ?? 1) * HEADING_STEP : null;
}

function shorten(text: string): string {
  const shown = text.replaceAll(/\s+/g, ' ').trim();
  return shown.length <= LABEL_MAX_CHARACTERS ? shown : `${shown.slice(0, LABEL_MAX_CHARACTERS)}…`;
}
