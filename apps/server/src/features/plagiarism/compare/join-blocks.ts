/** Joins the blocks of a document found in several sources into one list. */
import { paintedPlaces } from '@wenjian/api';
import { contentId, withUniqueIds } from '@wenjian/document';
import { fragmentKindNames } from '@wenjian/plagiarism';
import { attributeRuns, type OwnedRun } from './attribute-runs.ts';
import type { PresentedBlock } from './present-blocks.ts';

type SmallBlock = PresentedBlock['smallBlocks'][number];
type PresentedPlace = SmallBlock['references'][string];

/** What is painted of a block of one source, in the checked document. */
function runsOf(originId: string, block: PresentedBlock): readonly OwnedRun<PresentedBlock>[] {
  const order = (block.isSubtracted ? 2 : 0) + (block.kind === 'paraphrase' ? 1 : 0);
  return paintedPlaces(block, originId).map(({ start, end }) => ({ owner: block, start, end, order }));
}

/** Two places are the same if they share this much of their union. */
const SAME_PLACE = 0.8;

/**
 * The same words of the document in several sources are one block; in the order of the document. They have
 * their own ids, made from the place in the document, whatever sources have it.
 */
export function joinBlocks(
  originId: string,
  blocks: readonly PresentedBlock[],
  presentSpan: (span: { readonly start: number; readonly end: number }) => PresentedPlace,
): PresentedBlock[] {
  const attributed = Map.groupBy(
    attributeRuns(blocks.flatMap((block) => runsOf(originId, block))),
    ({ owner }) => owner,
  );
  const placeOf = ({ references }: PresentedBlock) => references[originId] ?? { start: 0, end: 0 };
  const sorted = [...blocks].sort((one, other) => placeOf(one).start - placeOf(other).start);
  const groups: PresentedBlock[][] = [];
  /** Groups that a later block may still overlap. */
  let open: PresentedBlock[][] = [];
  for (const block of sorted) {
    open = open.filter(([first]) => first !== undefined && placeOf(first).end > placeOf(block).start);
    const group = open.find((candidate) => belongs(candidate, block, placeOf));
    if (group !== undefined) group.push(block);
    else {
      const fresh = [block];
      groups.push(fresh);
      open.push(fresh);
    }
  }
  const joined = groups
    .flatMap((group) =>
      joinGroup(originId, group).map((joined) => ({
        ...joined,
        attributed: group
          .flatMap((block) => attributed.get(block) ?? [])
          .sort((one, other) => one.start - other.start)
          .map(({ owner, start, end }) => ({ ...presentSpan({ start, end }), source: owner.closest })),
      })),
    )
    .map((block) => ({ ...block, id: contentId('j', placeIn(originId, block)) }));
  return [...withUniqueIds(joined)];
}

function placeIn(docId: string, { references }: PresentedBlock): readonly unknown[] {
  const place = references[docId];
  return [place?.start, place?.end, place?.text];
}

function belongs(
  group: readonly PresentedBlock[],
  block: PresentedBlock,
  placeOf: (block: PresentedBlock) => { readonly start: number; readonly end: number },
): boolean {
  const [first] = group;
  if (first === undefined || first.isSubtracted !== block.isSubtracted) return false;
  const [one, other] = [placeOf(first), placeOf(block)];
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  const covered = Math.max(one.end, other.end) - Math.min(one.start, other.start);
  if (shared < covered * SAME_PLACE) return false;
  // A source with the words twice has two blocks; the document itself is in each of them.
  const sharedIds = (known: PresentedBlock) =>
    Object.keys(block.references).filter((id) => id in known.references);
  return group.every((known) => sharedIds(known).length === 1);
}

const KIND_ORDER = Object.keys(fragmentKindNames);

function joinGroup(originId: string, group: readonly PresentedBlock[]): PresentedBlock[] {
  const [closest] = [...group].sort(
    (one, other) =>
      KIND_ORDER.indexOf(one.kind) - KIND_ORDER.indexOf(other.kind) || other.similarity - one.similarity,
  );
  if (closest === undefined) return [];
  return [
    {
      ...closest,
      matches: Object.fromEntries(group.flatMap(({ matches }) => Object.entries(matches))),
      // The document's own place is that of the closest source.
      references: Object.fromEntries(
        [...group.filter((block) => block !== closest), closest].flatMap(({ references }) =>
          Object.entries(references),
        ),
      ),
      smallBlocks: group.flatMap((block) =>
        block === closest ? block.smallBlocks : block.smallBlocks.map((run) => withoutPlaceIn(originId, run)),
      ),
    },
  ];
}

/** Each source has its own runs; in the document the words are marked once, as in the closest source. */
function withoutPlaceIn(originId: string, run: SmallBlock): SmallBlock {
  const { [originId]: _, ...references } = run.references;
  return { references, pages: [] };
}
