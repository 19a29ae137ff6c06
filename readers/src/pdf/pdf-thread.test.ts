import { expect, it } from 'vitest';
import { buildPdf, withFile } from './pdf.testing.ts';
import { openPdfSession, type PdfSession } from './pdf-session.ts';

const pdfOf = (...pages: readonly string[]): Promise<Uint8Array> =>
  buildPdf((builder) => {
    for (const text of pages) {
      builder.page();
      builder.text(text, { x: 80, y: 100 });
    }
  });

async function inSession<Value>(
  bytes: Uint8Array,
  use: (session: PdfSession) => Promise<Value>,
): Promise<Value> {
  return withFile(bytes, async (path) => {
    const outcome = await openPdfSession(path);
    if (outcome.kind === 'fault') throw new Error(outcome.fault);
    const value = await use(outcome.session);
    await outcome.session.close();
    return value;
  });
}

const charactersOf = async (session: PdfSession): Promise<readonly number[]> => {
  const counts: number[] = [];
  for await (const page of session.readPages())
    counts.push(page.kind === 'done' ? page.value.glyphs.codes.length : -1);
  return counts;
};

it('serves one document after another, each as if it were the first', async () => {
  const [short, long] = [await pdfOf('甲方'), await pdfOf('甲方应当付款', '乙方应当交货', '双方')];
  const alone = await inSession(long, charactersOf);
  expect(alone).toHaveLength(3);
  expect(await inSession(short, charactersOf)).toHaveLength(1);
  expect(await inSession(long, charactersOf)).toEqual(alone);
});

it('is not used again when its document is closed while it still reads', async () => {
  const many = await pdfOf(...Array.from({ length: 20 }, (_, index) => `第${index}页的文字`));
  const first = await inSession(many, async (session) => (await session.readPages().next()).value);
  expect(first).toMatchObject({ kind: 'done' });
  expect(await inSession(await pdfOf('甲方'), charactersOf)).toHaveLength(1);
});

it('does not open a damaged document, and opens the next', async () => {
  await expect(inSession(Buffer.from('%PDF-1.7 nothing'), charactersOf)).rejects.toThrow('damaged');
  expect(await inSession(await pdfOf('甲方'), charactersOf)).toHaveLength(1);
});
