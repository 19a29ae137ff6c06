import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readStreamOf } from '../compound-file.ts';
import type { Relationship } from '../docx/office-package.ts';
import type { Archive } from '../zip/open-archive.ts';
import { compoundOf, propertyBag } from './controls.testing.ts';
import { CheckBoxes } from './read-check-boxes.ts';

/** Counts how often each part is opened. */
function archiveOf(parts: Readonly<Record<string, string>>): { archive: Archive; opened: string[] } {
  const opened: string[] = [];
  const archive: Archive = {
    names: Object.keys(parts),
    async open(name: string) {
      opened.push(name);
      const content = parts[name];
      return content === undefined ? null : Readable.from([Buffer.from(content)]);
    },
    has: (name) => name in parts,
    small: () => null,
    close() {},
  };
  return { archive, opened };
}

const controls = (parts: readonly string[]): Relationship[] =>
  parts.map((part, index) => ({ id: `rId${index}`, type: 'control', part }));

it('reads a control once, however many name it', async () => {
  const { archive, opened } = archiveOf({ one: propertyBag({ Caption: '分期', Value: '1' }) });
  const boxes = new CheckBoxes(archive);
  const found = await boxes.read(controls(Array(3_000).fill('one')));
  expect([found.size, found.get('rId2999')]).toEqual([3_000, '☒ 分期']);
  await boxes.read(controls(['one']));
  expect(opened).toEqual(['one']);
});

it('reads no more controls of a file than somebody fills in', async () => {
  const { archive, opened } = archiveOf({});
  const boxes = new CheckBoxes(archive);
  await boxes.read(controls([...Array(1_500).keys()].map((part) => `a${part}`)));
  await boxes.read(controls([...Array(1_500).keys()].map((part) => `b${part}`)));
  expect(opened).toHaveLength(2_000);
});

it('reads what is beside an ill-formed control', async () => {
  const { archive } = archiveOf({
    bad: '<ax:ocx xmlns:ax="urn:x"><ax:ocxPr',
    good: propertyBag({ Caption: '一次付清', Value: '0' }),
  });
  expect([...(await new CheckBoxes(archive).read(controls(['bad', 'good'])))]).toEqual([
    ['rId1', '☐ 一次付清'],
  ]);
});

it('reads a compound file whose chains are cyclic no further than it is long', async () => {
  const file = compoundOf('contents', Buffer.alloc(64, 1));
  // The directory and the small sectors follow themselves; the root claims to be as long as can be.
  file.writeUInt32LE(1, 512 + 4);
  file.writeUInt32LE(3, 512 + 12);
  file.writeUInt32LE(0xffffffff, 64);
  file.writeUInt32LE(0x7fffffff, 1024 + 120);
  let reads = 0;
  const subarray = file.subarray.bind(file);
  file.subarray = (from, to) => {
    reads++;
    return subarray(from, to);
  };
  expect(await readStreamOf(file, 'contents', 64)).toEqual(Buffer.alloc(64, 1));
  expect(reads).toBeLessThan(100);
});
