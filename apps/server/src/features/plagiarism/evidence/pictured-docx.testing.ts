/** Word files for tests of plagiarism checks: with pictures, properties and several ways to write them. Test code only. */
import { crc32, deflateSync } from 'node:zlib';
import { buildZip, docxEntries, paragraph } from '../../../../../../readers/src/fixtures.testing.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const TYPES = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${WORD}.main+xml"/></Types>`;

interface DocxParts {
  readonly texts: readonly string[];
  /** Each is in its own paragraph after the texts. */
  readonly pictures?: readonly Buffer[];
  /** Of each picture, in centimetres. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Elements of docProps/core.xml and docProps/app.xml. */
  readonly core?: string;
  readonly app?: string;
}

const SQUARE = { width: 5, height: 5 };

export function makeDocx({ texts, pictures = [], size = SQUARE, core = '', app = '' }: DocxParts): Buffer {
  const media = Object.fromEntries(pictures.map((picture, index) => [`p${index}.png`, picture]));
  const drawn = Object.keys(media).map(
    (name) => `<w:p><w:r><w:drawing>${inline(name, size)}</w:drawing></w:r></w:p>`,
  );
  const body = [...texts.map((text) => paragraph(text)), ...drawn].join('');
  return buildZip([
    { name: '[Content_Types].xml', data: TYPES },
    ...docxEntries({ body, media }),
    {
      name: 'docProps/core.xml',
      data: `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/">${core}</cp:coreProperties>`,
    },
    {
      name: 'docProps/app.xml',
      data: `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">${app}</Properties>`,
    },
  ]);
}

const EMU_PER_CENTIMETRE = 360_000;

function inline(name: string, { width, height }: typeof SQUARE): string {
  const extent = `cx="${width * EMU_PER_CENTIMETRE}" cy="${height * EMU_PER_CENTIMETRE}"`;
  return `<wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent ${extent}/><wp:docPr id="1" name="${name}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="${name}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${name}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline>`;
}

const SIDE = 96;

/** Grey patches, different for each seed; `level` packs the same image into other bytes. */
export function makePng(seed: number, level = 9): Buffer {
  const rows = Array.from({ length: SIDE }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: SIDE }, (_, x) => greyAt(x, y, seed))]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function greyAt(x: number, y: number, seed: number): number {
  const patch = Math.imul(Math.floor(x / 12) * 73 + Math.floor(y / 12) * 151 + seed * 7919, 2654435761);
  return (patch >>> 24) & 0xff;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
