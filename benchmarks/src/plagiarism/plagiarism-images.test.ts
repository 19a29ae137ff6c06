import { expect, it } from 'vitest';
import { benchPlagiarismImages } from './plagiarism-images.ts';
import { drawPicture, pictureKinds } from './plagiarism-pictures.ts';

it('draws the same picture for the same seed, and a different one for another', async () => {
  for (const kind of pictureKinds) {
    const first = await drawPicture(kind, 1);
    expect(await drawPicture(kind, 1), kind).toEqual(first);
    expect(await drawPicture(kind, 2), kind).not.toEqual(first);
  }
}, 60_000);

it('finds every reused picture of a small set and no other', async () => {
  const { failures, lines } = await benchPlagiarismImages({ picturesOfAKind: 2, crowd: 1_000 });
  expect(failures).toEqual([]);
  expect(lines.join('\n')).not.toContain('| 50.0 %');
}, 120_000);
