/** Shared by the journeys of a comparison: contracts, starting one, reading downloads. */
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { writeContractDocx } from '../../benchmarks/src/contracts/contract-docx.ts';
import { createContractPair } from '../../benchmarks/src/contracts/contract-edits.ts';
import { readDocx } from '../../readers/src/index.ts';
import type { MadeFile } from './documents.testing.ts';
import type { Product } from './product.testing.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const RESULT_MS = 60_000;

/** A contract with numbered clauses, a price list, notes and a header, and its new version with an edit of every class. */
export async function contractPair(
  pages: number,
  seed: number,
): Promise<{ readonly old: MadeFile; readonly new: MadeFile }> {
  const pair = createContractPair(pages, 1, seed);
  const file = async (name: string, contract: typeof pair.old): Promise<MadeFile> => ({
    name,
    mimeType: WORD,
    buffer: await writeContractDocx(contract),
  });
  return { old: await file('服务合同-旧.docx', pair.old), new: await file('服务合同-新.docx', pair.new) };
}

export async function putFiles(page: Page, old: MadeFile, ...news: readonly MadeFile[]): Promise<void> {
  await page.getByTestId('compare-origin-file').setInputFiles(old);
  await page.getByTestId('compare-target-file').setInputFiles([...news]);
}

/** Returns the path of the result page. */
export async function start(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: '开始比对' });
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.click();
  await page.waitForURL(/\/contract-compare\/[0-9a-f-]{36}/);
  return new URL(page.url()).pathname;
}

export async function untilShown(page: Page): Promise<void> {
  await cards(page).first().waitFor({ timeout: RESULT_MS });
}

export function cards(page: Page): Locator {
  return page.getByTestId('change-card');
}

export function selectedCard(page: Page): Locator {
  return page.locator('[data-testid="change-card"][aria-current="true"]');
}

/** The number of changes in the list: only visible ones are rendered as cards. */
export async function listedCount(page: Page): Promise<number> {
  const words = (await page.locator('footer').first().textContent()) ?? '';
  return Number(/(?:共|\/) ([\d,]+) 处/.exec(words)?.[1]?.replaceAll(',', ''));
}

export async function chooseView(page: Page, name: string): Promise<void> {
  await page.getByLabel('查看方式').getByText(name, { exact: true }).click();
}

/** On the upload page: the remaining uses. */
export async function untilRemaining(page: Page, product: Product, count: number): Promise<void> {
  await page.goto(`${product.url}/contract-compare/upload`);
  await page.getByText(`剩余 ${count} 次`).waitFor();
}

export function sidePane(page: Page, side: '原文档' | '新文档'): Locator {
  return page.locator(`section[aria-label="${side}"]`).first();
}

/** Selects the first visible change of a kind that is not selected; none while the pane is still scrolling. */
export async function clickMarkInSight(page: Page, pane: Locator, kind: string): Promise<void> {
  const point = await pane.evaluate((element, wanted) => {
    const sight = element.getBoundingClientRect();
    const marks = [...element.querySelectorAll(`button[data-kind="${wanted}"]:not([data-selected])`)];
    const boxes = marks.map((mark) => mark.getBoundingClientRect());
    // The header of the pane covers its first lines.
    const box = boxes.find(({ top, bottom }) => top > sight.top + 60 && bottom < sight.bottom - 20);
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }, kind);
  if (point) await page.mouse.click(point.x, point.y);
}

/** The left and right edge of the selected highlight, and of the same words in the text of the page. */
export async function edgesOf(pane: Locator, words: string) {
  return pane.evaluate((element, wanted) => {
    const marks = [...element.querySelectorAll('[data-selected]:not([aria-hidden])')];
    const boxes = marks.map((mark) => mark.getBoundingClientRect());
    const [box] = boxes;
    if (!box) return null;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const middle = box.top + box.height / 2;
    const line: { character: string; left: number; right: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [at, character] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top, bottom, left, right } = range.getBoundingClientRect();
        // The space between Chinese and digits on the page is in no text.
        if (top < middle && bottom > middle && character !== ' ') line.push({ character, left, right });
      }
    }
    line.sort((one, other) => one.left - other.left);
    const letters = wanted.replaceAll(' ', '');
    const at = line
      .map(({ character }) => character)
      .join('')
      .indexOf(letters);
    const [first, last] = [line[at], line[at + letters.length - 1]];
    return at >= 0 && first && last ? { mark: [box.left, box.right], text: [first.left, last.right] } : null;
  }, words);
}

export interface ExportedFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: Buffer;
}

/** Makes exports from the open menu, all at once, and returns the downloaded files. */
export async function exportFiles(page: Page, names: readonly string[]): Promise<readonly ExportedFile[]> {
  const downloads: Download[] = [];
  const note = (download: Download) => downloads.push(download);
  page.on('download', note);
  for (const name of names)
    await page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: /生\s?成/ })
      .click();
  await expect.poll(() => downloads.length, { timeout: RESULT_MS }).toBe(names.length);
  page.off('download', note);
  return Promise.all(downloads.map(savedFile));
}

async function savedFile(download: Download): Promise<ExportedFile> {
  const name = download.suggestedFilename();
  const path = join(tmpdir(), `wenjian-${process.pid}-${name}`);
  await download.saveAs(path);
  return { name, path, bytes: await readFile(path) };
}

/** The text of a Word file with all tracked changes accepted or rejected. */
export async function wordText(path: string, revisions: 'accepted' | 'rejected'): Promise<string> {
  return (await readDocx(path, { revisions })).text;
}
