/** In: the relationships of the parts of an Office file. Out: their ActiveX check boxes as text: how they are left, and their captions. */
import { readStreamOf } from '../compound-file.ts';
import { parsePart, type Relationship, readRelationships } from '../docx/office-package.ts';
import { Unreadable } from '../read-result.ts';
import type { Archive } from '../zip/open-archive.ts';
import { type CheckBoxState, readMorphData } from './morph-data.ts';

/** As the controls of Word show them. */
const TICKED = '☒';
const UNTICKED = '☐';

/** Microsoft Forms 2.0 CheckBox and OptionButton. */
const BOX_CLASSES: readonly string[] = [
  '8BD21D40-EC42-11CE-9E0D-00AA006002F3',
  '8BD21D50-EC42-11CE-9E0D-00AA006002F3',
];

/** Of a file; more are no form that somebody fills in. */
const MOST_CONTROLS = 2_000;
const MOST_STATE_BYTES = 64 * 1024;
const CLASS_ID_BYTES = 16;
/** How a compound file begins. */
const COMPOUND_SIGNATURE = 0xe011cfd0;

/** The check boxes of one file; each of its controls is read once. */
export class CheckBoxes {
  readonly #archive: Archive;
  readonly #texts = new Map<string, string | null>();

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  /** By the id of the control's relationship. */
  async read(relationships: readonly Relationship[]): Promise<ReadonlyMap<string, string>> {
    const boxes = new Map<string, string>();
    for (const { id, type, part } of relationships) {
      const text = type === 'control' ? await this.#textOf(part) : null;
      if (text !== null) boxes.set(id, text);
    }
    return boxes;
  }

  async #textOf(part: string): Promise<string | null> {
    const known = this.#texts.get(part);
    if (known !== undefined || this.#texts.size >= MOST_CONTROLS) return known ?? null;
    const state = await readControl(this.#archive, part);
    const text = state === null ? null : boxText(state);
    this.#texts.set(part, text);
    return text;
  }
}

function boxText({ isTicked, caption }: CheckBoxState): string {
  const mark = isTicked ? TICKED : UNTICKED;
  const words = caption.replace(/[\s\0]{1,4096}/gu, ' ').trim();
  return words === '' ? mark : `${mark} ${words}`;
}

/** Null when it is no box to tick, or its state cannot be read: then it is told as not read, and the rest is read. */
async function readControl(archive: Archive, part: string): Promise<CheckBoxState | null> {
  try {
    return await stateOfControl(archive, part);
  } catch (error) {
    if (error instanceof Unreadable && error.reason === 'damaged') return null;
    throw error;
  }
}

async function stateOfControl(archive: Archive, part: string): Promise<CheckBoxState | null> {
  let isBox = false;
  let stateId: string | null = null;
  const properties = new Map<string, string>();
  await parsePart(archive, part, {
    open(element) {
      if (element.name === 'ax:ocx') {
        const classId = (element.attribute('ax:classid') ?? '').replace(/[{}]/g, '').toUpperCase();
        isBox = BOX_CLASSES.includes(classId);
        stateId = element.attribute('r:id') ?? null;
      }
      if (element.name === 'ax:ocxPr')
        properties.set(element.attribute('ax:name') ?? '', element.attribute('ax:value') ?? '');
    },
  });
  if (!isBox) return null;
  if (stateId === null)
    return { caption: properties.get('Caption') ?? '', isTicked: properties.get('Value') === '1' };
  const state = (await readRelationships(archive, part)).find(({ id }) => id === stateId);
  const bytes = state === undefined ? null : await contentOf(archive, state.part);
  return bytes === null ? null : stateOf(bytes);
}

/** Kept in a storage of its own, or directly behind the number of its class. */
async function stateOf(bytes: Buffer): Promise<CheckBoxState | null> {
  if (bytes.length < CLASS_ID_BYTES) return null;
  return bytes.readUInt32LE(0) === COMPOUND_SIGNATURE
    ? readMorphData(await readStreamOf(bytes, 'contents', MOST_STATE_BYTES))
    : readMorphData(bytes.subarray(CLASS_ID_BYTES));
}

async function contentOf(archive: Archive, part: string): Promise<Buffer | null> {
  const stream = await archive.open(part);
  if (stream === null) return null;
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    pieces.push(Buffer.from(piece));
    bytes += piece.length;
    if (bytes > MOST_STATE_BYTES) return null;
  }
  return Buffer.concat(pieces);
}
