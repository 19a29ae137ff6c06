/** The laws that come with the product (the folder `laws` of the repository): read once they are those that the manifest there describes. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { lawsText } from './laws.text.ts';
import { type ShippedLaws, unpackShippedLaws } from './shipped-file.ts';

const FOLDER = new URL('../../../../../laws/', import.meta.url);
const MANIFEST = 'manifest.json';

const manifestSchema = z.object({
  files: z.tuple([
    z.object({
      file: z.string(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      stateOf: z.iso.date(),
      model: z.string(),
    }),
  ]),
});

export interface Shipment {
  /** Tells one state of the texts from another. */
  readonly sha256: string;
  /** The day of its texts. */
  readonly stateOf: string;
  /** Whose vectors they are. */
  readonly model: string;
  /** A second of work: only when it is needed. */
  open(): Promise<ShippedLaws>;
}

/** `folder`: another one in tests. */
export async function readShipment(folder: URL = FOLDER): Promise<Shipment> {
  const manifest = manifestSchema.parse(JSON.parse((await read(MANIFEST, folder)).toString('utf8')));
  const [{ file, sha256, stateOf, model }] = manifest.files;
  return {
    sha256,
    stateOf,
    model,
    async open() {
      const bytes = await read(file, folder);
      if (createHash('sha256').update(bytes).digest('hex') !== sha256)
        throw new Error(lawsText.altered(file));
      return unpackShippedLaws(bytes);
    },
  };
}

async function read(file: string, folder: URL): Promise<Buffer> {
  try {
    return await readFile(new URL(file, folder));
  } catch (error) {
    throw new Error(lawsText.missing(file), { cause: error });
  }
}
