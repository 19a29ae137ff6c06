/**
 * In: picture blocks and the file parts with their bytes. Out: the blocks with the identity of each picture's
 * content; charts as text.
 */
import { readChart } from '../chart/read-chart.ts';
import type { LookedBlock } from '../plain-style.ts';
import type { Archive } from '../zip/open-archive.ts';
import type { Relationship } from './office-package.ts';
import { PictureParts } from './picture-parts.ts';
import type { StoryReader } from './story-reader.ts';
import type { Tally } from './tally.ts';

/** Shared by all stories of a file: the same logo is in many headers. */
export class PictureCache {
  readonly #archive: Archive;
  readonly #tally: Tally;
  readonly #pictures: PictureParts;
  readonly #charts = new Map<string, string>();

  constructor(archive: Archive, tally: Tally) {
    this.#archive = archive;
    this.#tally = tally;
    this.#pictures = new PictureParts(archive, () => tally.add('missingParts'));
  }

  /** `relationships`: those of the story's part. */
  async fill(story: StoryReader, relationships: readonly Relationship[]): Promise<void> {
    const partOf = new Map(relationships.map(({ id, part }) => [id, part]));
    /** By the picture before it. */
    const charts = new Map<LookedBlock, LookedBlock>();
    // One after the other, because each may use the maximum amount of memory.
    for (const [index, block] of story.blocks.entries()) {
      const placed = story.pictures.get(block);
      if (placed === undefined) continue;
      const part = partOf.get(placed.relationshipId ?? '');
      const picture = part === undefined ? null : await this.#pictures.find(part);
      const shown = picture === null ? block : { ...block, picture };
      story.blocks[index] = shown;
      if (placed.what === 'charts') this.#addChart(charts, shown, await this.#tell(part), story);
    }
    // Comments know their blocks by number.
    if (story.comments.length > 0) return;
    const blocks = story.blocks.splice(0);
    for (const block of blocks) {
      story.blocks.push(block);
      const chart = charts.get(block);
      if (chart !== undefined) story.blocks.push(chart);
    }
  }

  #addChart(
    charts: Map<LookedBlock, LookedBlock>,
    block: LookedBlock,
    text: string | null,
    story: StoryReader,
  ): void {
    if (text === null) return;
    story.countCharacters(text.length);
    const { cell } = block;
    charts.set(block, cell === undefined ? { type: 'textBox', text } : { type: 'tableCell', cell, text });
  }

  /** The same chart may stand in several places. */
  async #tell(part: string | undefined): Promise<string | null> {
    const known = this.#charts.get(part ?? '');
    if (known !== undefined) return known;
    const told = part === undefined ? null : await this.#readChart(part);
    if (told === null) this.#tally.add('drawings');
    else this.#charts.set(part ?? '', told);
    return told;
  }

  async #readChart(part: string): Promise<string | null> {
    try {
      return await readChart(this.#archive, part);
    } catch {
      this.#tally.add('missingParts');
      return null;
    }
  }
}
