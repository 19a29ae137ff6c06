/** Pictures and seals of both documents, side by side. Pure. */
import type { Block, Change, ComparisonResult, Side } from './comparison-shapes.ts';

export interface PicturePair {
  readonly key: string;
  readonly kind: 'image' | 'seal';
  readonly old: Block | null;
  readonly new: Block | null;
  /** Null: the same on both sides. */
  readonly change: Change | null;
}

export function buildPicturePairs(result: ComparisonResult): readonly PicturePair[] {
  const blocks = { old: picturesOf(result, 'old'), new: picturesOf(result, 'new') };
  const changes = pictureChanges(result.changes);
  return result.rows.flatMap((row, index) => {
    const old = blocks.old.get(row.old[0] ?? '') ?? null;
    const fresh = blocks.new.get(row.new[0] ?? '') ?? null;
    const block = fresh ?? old;
    if (!block) return [];
    const change = changes.get(`new ${fresh?.id}`) ?? changes.get(`old ${old?.id}`) ?? null;
    return [{ key: String(index), kind: block.type === 'seal' ? 'seal' : 'image', old, new: fresh, change }];
  });
}

function picturesOf(result: ComparisonResult, side: Side): ReadonlyMap<string, Block> {
  const pictures = result[side].blocks.filter(({ type }) => type === 'image' || type === 'seal');
  return new Map(pictures.map((block) => [block.id, block]));
}

function pictureChanges(changes: readonly Change[]): ReadonlyMap<string, Change> {
  const found = new Map<string, Change>();
  for (const change of changes) {
    if (change.old) found.set(`old ${change.old.block}`, change);
    if (change.new) found.set(`new ${change.new.block}`, change);
  }
  return found;
}
