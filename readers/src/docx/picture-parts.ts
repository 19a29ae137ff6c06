/**
 * In: the parts of an Office file that hold pictures. Out: the identity of each. Shared by all stories or slides of a file: the same logo
 * is in many of them.
 */
import type { Picture } from '@wenjian/document';
import { MAX_PRINTED_PICTURES } from '../difference-hash.ts';
import { drawingOf, pictureOf } from '../picture-print.ts';
import type { Archive } from '../zip/open-archive.ts';

/** A picture is loaded into memory as a whole; larger ones are not examined. */
const MAX_PICTURE_BYTES = 64 * 1024 * 1024;

export class PictureParts {
  readonly #archive: Archive;
  readonly #onMissing: () => void;
  readonly #byPart = new Map<string, Picture | null>();

  constructor(archive: Archive, onMissing: () => void) {
    this.#archive = archive;
    this.#onMissing = onMissing;
  }

  /** Null when the part is missing, damaged or too large. */
  async find(part: string): Promise<Picture | null> {
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
      this.#onMissing();
      return null;
    }
    return size === 0 ? null : Buffer.concat(chunks);
  }
}
