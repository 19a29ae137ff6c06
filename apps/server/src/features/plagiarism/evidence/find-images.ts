/** Images that are in several documents of a check, as the response of the routes. */
import type { plagiarismPair } from '@wenjian/api';
import type { Document } from '@wenjian/document';
import { compareImages, type ImagePlace } from '@wenjian/plagiarism';
import type { z } from 'zod';
import type { CheckedDocument } from '../compare/checked-document.ts';

export type PresentedImages = z.output<typeof plagiarismPair>['imagesBlocks'];

export function findImages(
  a: CheckedDocument,
  b: CheckedDocument,
  templates: readonly Document[],
): PresentedImages {
  const { imagesBlocks } = compareImages(a.document, b.document, { subtract: templates });
  const [aId, bId] = [a.facts.docId, b.facts.docId];
  return imagesBlocks.map(({ position, total, likeness: similarity, kind, reason, a: own, b: other }) => ({
    id: `i${own[0]?.number ?? position}`,
    position,
    total,
    similarity,
    kind,
    reason,
    references: { [aId]: firstOf(own), [bId]: firstOf(other) },
    places: { [aId]: own.map(presentPlace), [bId]: other.map(presentPlace) },
    matches: { [bId]: { kind, similarity, reason } },
  }));
}

/**
 * An image of the document in several sources is one entry, with all of them; the reason is that of the
 * closest match.
 */
export function joinImages(found: readonly PresentedImages[]): PresentedImages {
  const groups = [...Map.groupBy(found.flat(), ({ id }) => id).values()];
  return groups.flatMap((group, index) => {
    const [best] = [...group].sort(
      (one, other) =>
        other.similarity - one.similarity || Number(other.kind === 'same') - Number(one.kind === 'same'),
    );
    if (best === undefined) return [];
    return [
      {
        ...best,
        position: index + 1,
        total: groups.length,
        references: joined(group, ({ references }) => references),
        places: joined(group, ({ places }) => places),
        matches: joined(group, ({ matches }) => matches),
      },
    ];
  });
}

function joined<Value>(
  group: PresentedImages,
  partOf: (image: PresentedImages[number]) => Readonly<Record<string, Value>>,
): Record<string, Value> {
  return Object.fromEntries(group.flatMap((image) => Object.entries(partOf(image))));
}

function firstOf([first]: readonly ImagePlace[]) {
  return { page: first?.page ?? null, box: first?.box ?? null };
}

function presentPlace({ page, box }: ImagePlace) {
  return { page, box };
}
