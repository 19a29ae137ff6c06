/**
 * Pictures that are in both of two documents. In: the documents, and documents whose pictures do not count
 * (the template). Out: one block for each picture of the first, with all its places on both sides. Promise: a
 * picture that cannot be compared by its looks is counted in the coverage; swapped sides find the same pairs.
 */
import type { Block, Coverage, Document, PageBox, Picture } from '@wenjian/document';
import { imageText } from './images.text.ts';
import { PictureIndex, type PictureMatch } from './picture-index.ts';

export interface ImageComparison {
  readonly imagesBlocks: readonly ImagesBlock[];
  /** Number of pictures on each side, and of those left out because they are also in the template. */
  readonly pictures: { readonly a: number; readonly b: number; readonly subtracted: number };
  readonly coverage: Coverage;
}

/** One picture that is on both sides. */
export interface ImagesBlock {
  /** Counted from 1, in the order of the first document. */
  readonly position: number;
  /** The number of blocks. */
  readonly total: number;
  readonly kind: PictureMatch;
  /** From 0 to 1, of the most similar pair. */
  readonly likeness: number;
  /** The reason, in the user's language. */
  readonly reason: string;
  readonly a: readonly ImagePlace[];
  readonly b: readonly ImagePlace[];
}

export interface ImagePlace {
  readonly blockId: string;
  /** Its number among the pictures of its document, counted from 1. */
  readonly number: number;
  /** Counted from 1; null when the document has no pages. */
  readonly page: number | null;
  readonly box: PageBox | null;
  readonly isSeal: boolean;
}

export interface ImageOptions {
  /** Documents whose pictures are everywhere: the template, the tender, the team's own logo. */
  readonly subtract?: readonly Document[];
}

export function compareImages(a: Document, b: Document, options: ImageOptions = {}): ImageComparison {
  const known = new PictureIndex<null>();
  for (const document of options.subtract ?? [])
    for (const { picture } of picturesOf(document)) known.add(null, picture);
  const isOwn = ({ picture }: PlacedPicture): boolean => known.find(picture).length === 0;
  const [all, others] = [picturesOf(a), picturesOf(b)];
  const [own, otherOwn] = [all.filter(isOwn), others.filter(isOwn)];
  const found = matchPictures(own, otherOwn);
  return {
    imagesBlocks: found.map((block, index) => ({ position: index + 1, total: found.length, ...block })),
    pictures: {
      a: all.length,
      b: others.length,
      subtracted: all.length - own.length + others.length - otherOwn.length,
    },
    coverage: coverageOf(a, b),
  };
}

interface PlacedPicture {
  readonly picture: Picture;
  readonly place: ImagePlace;
}

function picturesOf({ blocks }: Document): readonly PlacedPicture[] {
  return blocks
    .filter(isPicture)
    .flatMap((block, index) =>
      block.picture === undefined ? [] : [{ picture: block.picture, place: placeOf(block, index + 1) }],
    );
}

function isPicture({ type }: Block): boolean {
  return type === 'image' || type === 'seal';
}

function placeOf({ id, type, page, box }: Block, number: number): ImagePlace {
  const pageOfBox = box === undefined ? null : box.page + 1;
  return { blockId: id, number, page: page ?? pageOfBox, box: box ?? null, isSeal: type === 'seal' };
}

/**
 * A logo on every page is one picture with many places: pictures of the first document with the same bytes
 * are one.
 */
function matchPictures(
  own: readonly PlacedPicture[],
  others: readonly PlacedPicture[],
): readonly Omit<ImagesBlock, 'position' | 'total'>[] {
  const index = new PictureIndex<ImagePlace>();
  for (const { picture, place } of others) index.add(place, picture);
  const byHash = Map.groupBy(own, ({ picture }) => picture.hash);
  return [...byHash.values()].flatMap((group) => {
    const [first] = group;
    const found = first === undefined ? [] : index.find(first.picture);
    const [best] = found;
    if (best === undefined) return [];
    const { kind, likeness } = best;
    return [
      {
        kind,
        likeness,
        reason: imageText.reasons[kind](Math.floor(likeness * 100)),
        a: group.map(({ place }) => place),
        b: found.map(({ owner }) => owner).sort((one, other) => one.number - other.number),
      },
    ];
  });
}

function coverageOf(a: Document, b: Document): Coverage {
  const sides = [
    { name: imageText.side.a, pictures: a.blocks.filter(isPicture) },
    { name: imageText.side.b, pictures: b.blocks.filter(isPicture) },
  ];
  const count = (
    name: string,
    what: string,
    pictures: readonly Block[],
    test: (block: Block) => boolean,
  ) => ({
    what: `${name}：${what}`,
    count: pictures.filter(test).length,
  });
  const hasLooks = ({ picture }: Block): boolean => picture?.looks !== undefined;
  return {
    examined: sides.map(({ name, pictures }) => count(name, imageText.compared, pictures, hasLooks)),
    notExamined: sides
      .flatMap(({ name, pictures }) => [
        {
          ...count(name, imageText.picture, pictures, (block) => block.picture === undefined),
          reason: imageText.notRead,
        },
        {
          ...count(
            name,
            imageText.picture,
            pictures,
            (block) => block.picture !== undefined && !hasLooks(block),
          ),
          reason: imageText.bytesOnly,
        },
      ])
      .filter((item) => item.count > 0),
  };
}
