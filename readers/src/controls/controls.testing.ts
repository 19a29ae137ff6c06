/** Parts of files with form controls, as Office writes them. */
import type { ZipEntry } from '../fixtures.testing.ts';

const CHECK_BOX_CLASS = '{8BD21D40-EC42-11CE-9E0D-00AA006002F3}';
export const BUTTON_CLASS = '{D7053240-CE69-11CD-A777-00DD01143C57}';

const NAMESPACES =
  'xmlns:ax="http://schemas.microsoft.com/office/2006/activeX" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

export function propertyBag(properties: Readonly<Record<string, string>>, classId = CHECK_BOX_CLASS): string {
  const list = Object.entries(properties).map(
    ([name, value]) => `<ax:ocxPr ax:name="${name}" ax:value="${value}"/>`,
  );
  return `<ax:ocx ax:classid="${classId}" ax:persistence="persistPropertyBag" ${NAMESPACES}>${list.join('')}</ax:ocx>`;
}

/** A control whose state is in a part of its own. */
export function checkBoxParts(folder: string, name: string, state: Buffer): ZipEntry[] {
  return [
    {
      name: `${folder}/${name}.xml`,
      data: `<ax:ocx ax:classid="${CHECK_BOX_CLASS}" ax:persistence="persistStreamInit" r:id="rId1" ${NAMESPACES}/>`,
    },
    {
      name: `${folder}/_rels/${name}.xml.rels`,
      data: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.microsoft.com/office/2006/relationships/activeXControlBinary" Target="${name}.bin"/></Relationships>`,
    },
    { name: `${folder}/${name}.bin`, data: state.readUInt32LE(0) === 0xe011cfd0 ? state : withClass(state) },
  ];
}

function withClass(state: Buffer): Buffer {
  return Buffer.concat([Buffer.from('401DD28B42ECCE119E0D00AA006002F3', 'hex'), state]);
}

/** [MS-OFORMS] 2.2.5, with the properties that Office writes for a check box: bits, colours, style, size, value, caption. */
export function morphData(caption: string, isTicked: boolean): Buffer {
  const isNarrow = /^[ -~]*$/.test(caption);
  const text = isNarrow ? Buffer.from(caption, 'latin1') : Buffer.from(caption, 'utf16le');
  const mask = [0, 1, 6, 8, 22, 23, 26].reduce((sum, bit) => sum + 2 ** bit, 0);
  const data = Buffer.alloc(32);
  data.writeUInt32LE(0x2c80081b, 0);
  data.writeUInt32LE(0x80000005, 4);
  data.writeUInt8(4, 8);
  data.writeUInt32LE(0x80000001, 12);
  data.writeUInt32LE(isNarrow ? text.length + 0x80000000 : text.length, 16);
  data.writeUInt32LE(2, 20);
  data.writeUInt32LE(2540, 24);
  data.writeUInt32LE(635, 28);
  const header = Buffer.alloc(12);
  header.writeUInt16LE(0x0200, 0);
  header.writeUInt32LE(mask, 4);
  const value = Buffer.from(isTicked ? '1\0\0\0' : '0\0\0\0', 'latin1');
  return Buffer.concat([header, data, value, text, Buffer.alloc((4 - (text.length % 4)) % 4)]);
}

const SECTOR = 512;
const END = 0xfffffffe;

/** A compound file with one small stream: header, allocation table, directory, table of small sectors, small sectors. */
export function compoundOf(name: string, stream: Buffer): Buffer {
  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(2, 60);
  header.writeUInt32LE(1, 64);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  for (const sector of [1, 2, 3]) table.writeUInt32LE(END, sector * 4);
  const smallTable = Buffer.alloc(SECTOR, 0xff);
  const count = Math.ceil(stream.length / 64);
  for (let at = 0; at < count; at++) smallTable.writeUInt32LE(at === count - 1 ? END : at + 1, at * 4);
  const small = Buffer.alloc(SECTOR);
  stream.copy(small);
  const directory = Buffer.concat([
    entry('Root Entry', 3, SECTOR),
    entry(name, 0, stream.length),
    Buffer.alloc(256),
  ]);
  return Buffer.concat([header, table, directory, smallTable, small]);
}

function entry(name: string, sector: number, bytes: number): Buffer {
  const data = Buffer.alloc(128);
  data.write(name, 0, 'utf16le');
  data.writeUInt16LE(name.length * 2 + 2, 64);
  data.writeUInt32LE(sector, 116);
  data.writeUInt32LE(bytes, 120);
  return data;
}
