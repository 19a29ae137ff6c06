/** Nothing outside a document gets into its conversion, and nobody outside learns that it was converted. */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readDocument } from '../index.ts';
import { renderPage } from '../pdf/page/render-page.ts';
import { countTried } from '../tried-inputs.testing.ts';
import { openArchive } from '../zip/open-archive.ts';
import { isOfficePresent, officeTitle } from './office.testing.ts';
import { createOfficeConverter, type OfficeConverter } from './office-converter.ts';
import { disguisedPicture, type Outside, outsideDocuments, svgOf } from './outside-references.testing.ts';

countTried('documents that name the network or the disk', {
  byTests: /is neither requested|is not included/,
});

/** Latin letters, so that it is the same in every encoding. */
const SECRET = 'confidential-7421-marker';

/** Neither text nor the frame of a missing picture has this colour. */
const GREENER_BY = 60;

let folder = '';
let server: Server;
let asked: string[] = [];
let outside: Outside;
let converter: OfficeConverter;
let secretPicture: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outside-'));
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(SECRET);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  secretPicture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#12ab34' } })
    .png()
    .toBuffer();
  await writeFile(join(folder, 'secret.txt'), `${SECRET}\n`);
  await writeFile(join(folder, 'secret.png'), secretPicture);
  outside = {
    url: (path) => `http://127.0.0.1:${port}/${path}`,
    text: pathToFileURL(join(folder, 'secret.txt')).href,
    picture: pathToFileURL(join(folder, 'secret.png')).href,
  };
  // With network access, so that the test proves refusal rather than a missing network.
  converter = createOfficeConverter({
    instances: 1,
    workFolder: join(folder, 'work'),
    cutsNetwork: false,
    // LibreOffice does nothing at all with one of the files, until it is ended.
    hungMs: 5_000,
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await converter.close();
  server.close();
  await rm(folder, { recursive: true });
});

describe.skipIf(!isOfficePresent)(officeTitle('what a document names outside of itself'), () => {
  it.each(outsideDocuments)('is neither requested nor included: %s', async (_, to, build) => {
    const path = join(folder, 'document');
    await writeFile(path, build(outside));
    for (const target of [to, 'pdf'] as const) {
      const result = await converter.convert(path, target);
      expect(result).toMatchObject({ kind: 'converted' });
      if (result.kind === 'converted') expect(await foreignParts(result.path, target)).toEqual([]);
    }
    expect(asked).toEqual([]);
  });

  it('is not included by a picture whose format differs from its name', async () => {
    const path = join(folder, 'document');
    await writeFile(path, disguisedPicture(outside));
    const result = await converter.convert(path, 'pdf');
    if (result.kind === 'converted') expect(await foreignParts(result.path, 'pdf')).toEqual([]);
    else expect(result.reason).toBe('damaged');
    expect(asked).toEqual([]);
  });

  it('is not included by an SVG picture, which is not a document', async () => {
    const path = join(folder, 'document');
    await writeFile(path, svgOf(outside));
    const result = await converter.convert(path, 'pdf');
    expect(result.kind === 'converted' ? await foreignParts(result.path, 'pdf') : []).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('can be requested: the test server answers every request', async () => {
    expect(await (await fetch(outside.url('probe'))).text()).toBe(SECRET);
    expect(asked).toEqual(['/probe']);
  });
});

/** The names of the parts of the result that contain the secret, as text or as the picture. */
async function foreignParts(path: string, target: string): Promise<readonly string[]> {
  if (target === 'pdf') return (await showsSecret(path)) ? ['page'] : [];
  const archive = await openArchive(path);
  try {
    const found: string[] = [];
    for (const name of archive.names) {
      const chunks: Buffer[] = [];
      for await (const chunk of (await archive.open(name)) ?? []) chunks.push(Buffer.from(chunk as Buffer));
      if (holdsSecret(Buffer.concat(chunks))) found.push(name);
    }
    return found;
  } finally {
    archive.close();
  }
}

/** Whether the first page shows the picture's green, or the text. */
async function showsSecret(path: string): Promise<boolean> {
  const page = await renderPage(path, 0, 72);
  if (page === null) throw new Error('no page');
  const { pixels } = page;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (green - Math.max(red, blue) > GREENER_BY) return true;
  }
  const read = await readDocument({ path, name: 'a.pdf' });
  return read.kind === 'document' && JSON.stringify(read).includes(SECRET);
}

function holdsSecret(bytes: Buffer): boolean {
  return bytes.includes(SECRET) || bytes.includes(secretPicture);
}
