/**
 * In: picture blocks and the file parts with their bytes. Out: the blocks with the identity of each picture's
 * content.
 */
import type { Picture } from '@wenjian/document';
import { MAX_PRINTED_PICTURES } from '../difference-hash.ts';
import { drawingOf, pictureOf } from '../picture-print.ts';
import type { Archive } from '../zip/open-archive.ts';
import type { Relationship } from './office-package.ts';
import type { StoryReader } from './story-reader.ts';
import type { Tally } from './tally.ts';

/** A picture is loaded into memory as a whole; larger ones are not examined. */
const MAX_PICTURE_BYTES = 64 * 1024 * 1024;

/** Shared by all stories of a file: the same logo is in many headers. */
export class PictureCache {
  readonly #archive: Archive;
  readonly #tally: Tally;
  readonly #byPart = new Map<string, Picture | null>();

  constructor(archive: Archive, tally: Tally) {
    this.#archive = archive;
    this.#tally = tally;
  }

  /** `relationships`: those of the story's part. */
  async fill(story: StoryReader, relationships: readonly Relationship[]): Promise<void> {
    const partOf = new Map(relationships.map(({ id, part }) => [id, part]));
    // One after the other, because each may use the maximum amount of memory.
    for (const [index, block] of story.blocks.entries()) {
      const part = partOf.get(story.pictures.get(block) ?? '');
      const picture = part === undefined ? null : await this.#find(part);
      if (picture !== null) story.blocks[index] = { ...block, picture };
    }
  }

  async #find(part: string): Promise<Picture | null> {
    const known = this.#byPart.get(part);
    if (known !== undefined) return known;
    const bytes = await this.#read(part);
    const picture = bytes === null ? null : await this.#look(part, bytes);
    this.#byPart.set(part, picture);
    return picture;
  }

  #look(part: string, bytes: Buffer): Picture | Promise<Picture> {
    if (part.endsWith('.xml')) return drawingOf(bytes);
    return pictureOf(bytes, this.#byPart.size < MAX_PRINTED_PICTURES);
  }

  /** Null when the part is missing, damaged or too large. */
  async #read(part: string): Promise<Buffer | null> {
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of (await this.#archive.open(part)) ?? []) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > MAX_PICTURE_BYTES) return null;
      }
    } catch {
      this.#tally.add('missingParts');
      return null;
    }
    return size === 0 ? null : Buffer.concat(chunks);
  }
}
