/**
 * The site's scenes of use show the output of commands for their sample files. Here the commands are run and
 * compared.
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = join(import.meta.dirname, '../bin/wenjian.mjs');
const web = join(import.meta.dirname, '../../web');
const folder = join(web, 'src/features/site/content/cases');
const scenes = readdirSync(folder).map((file) => file.replace('.md', ''));

function headOf(scene: string, key: string): string {
  const source = readFileSync(join(folder, `${scene}.md`), 'utf8');
  return new RegExp(`^${key}: (.*)$`, 'm').exec(source)?.[1] ?? '';
}

function figuresOf(scene: string): Readonly<Record<string, string>> {
  const list = headOf(scene, 'figures').replaceAll(/[[\]]/g, '').split(', ');
  return Object.fromEntries(list.map((figure) => figure.split('=')));
}

/** In the folder of its samples, as the page says. */
async function run(scene: string, ...more: string[]): Promise<string> {
  const [, ...args] = headOf(scene, 'command').split(' ');
  const cwd = join(web, 'public/samples', scene);
  const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
  return (await promisify(execFile)(process.execPath, [program, ...args, ...more], options)).stdout;
}

interface Found {
  readonly changes?: readonly { type: string; significance: string; reason: string }[];
  readonly risks?: readonly { level: string }[];
  readonly corrections?: readonly { tier: string }[];
}

const count = <Item>(items: readonly Item[] | undefined, isMeant: (item: Item) => boolean = () => true) =>
  String(items?.filter(isMeant).length);

type Change = NonNullable<Found['changes']>[number];
const isSuspect = ({ reason }: Change) => reason.includes('疑似识别误差');
const isWords = ({ type, significance }: Change) => type !== 'image' && significance !== 'noise';

const counters: Readonly<Record<string, (found: Found) => string>> = {
  差异: ({ changes }) => count(changes),
  重要: ({ changes }) => count(changes, ({ significance }) => significance === 'major'),
  一般: ({ changes }) => count(changes, ({ significance }) => significance === 'minor'),
  可忽略: ({ changes }) => count(changes, ({ significance }) => significance === 'noise'),
  文字差异: ({ changes }) => count(changes, (change) => isWords(change) && !isSuspect(change)),
  疑似误识: ({ changes }) => count(changes, isSuspect),
  新增印章: ({ changes }) => count(changes, ({ type }) => type === 'image'),
  风险: ({ risks }) => count(risks),
  高: ({ risks }) => count(risks, ({ level }) => level === 'high'),
  中: ({ risks }) => count(risks, ({ level }) => level === 'medium'),
  低: ({ risks }) => count(risks, ({ level }) => level === 'low'),
  更正: ({ corrections }) => count(corrections),
  错误: ({ corrections }) => count(corrections, ({ tier }) => tier === 'error'),
  疑似: ({ corrections }) => count(corrections, ({ tier }) => tier === 'suspect'),
};

it('there are scenes', () => expect(scenes.length).toBeGreaterThanOrEqual(6));

// One of them recognises a page, which takes long on a busy machine.
const SLOW = { timeout: 240_000 };

it.each(scenes.filter((scene) => !headOf(scene, 'command').includes(' similar ')))(
  'the command of %s finds what the page says',
  SLOW,
  async (scene) => {
    const found: Found = JSON.parse(await run(scene, '--json'));
    const told = figuresOf(scene);
    const counted = Object.keys(told).map((name) => [name, counters[name]?.(found)]);
    expect(Object.fromEntries(counted)).toEqual(told);
  },
);

it('the command of bid-similarity prints the rates, the fragments and what was subtracted', async () => {
  const printed = await run('bid-similarity');
  const told = figuresOf('bid-similarity');
  expect(printed).toContain(
    `被查文件 ${told.被查见于对照} 见于对照文件，对照文件 ${told.对照见于被查} 见于被查文件，共 ${told.片段} 个片段`,
  );
  expect(printed).toContain(`被查文件已扣除模板或招标文件 ${told.扣除字数} 字`);
});
