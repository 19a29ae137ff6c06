import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toolHelp } from '../apps/cli/src/conversion-operation.ts';
import { tools } from '../apps/web/src/shared/tools/tool-catalogue.ts';
import { helpTexts } from '../packages/answers/src/help/help.text.ts';
import { conversionToolNames, conversionTools } from '../packages/api/src/conversion-tools.ts';

const WEB = join(import.meta.dirname, '..', 'apps/web/src');
const titles = conversionToolNames.map((name) => conversionTools[name].title);
const article = readFileSync(join(WEB, 'features/site/content/articles/release-2026-11.md'), 'utf8');
const articleLine = article.split('\n').find((line) => line.startsWith('- **转换与识别**')) ?? '';

/** Where people are told what can be done with files; the conversion page is drawn from the list itself. */
const promises: Readonly<Record<string, string>> = {
  'the cards of the site, the mobile site and the workspace': tools.convert.points.join('、'),
  'the help of the command line': toolHelp(),
  "the assistant's help": helpTexts
    .filter(({ id }) => id.startsWith('convert'))
    .map(({ text }) => text)
    .join(''),
  'the article on what can be done': articleLine,
};

describe('what can be done with files', () => {
  it.each(Object.keys(promises))('%s names every tool', (place) => {
    expect(titles.filter((title) => !promises[place]?.includes(title))).toEqual([]);
  });

  it('no card names a tool that is not there', () => {
    const named = tools.convert.points.flatMap((point) => point.split('、'));
    expect(named.filter((name) => !titles.some((title) => title === name))).toEqual([]);
  });

  it('no text of the site, the workspace or the help speaks of a conversion that is not offered', () => {
    const known = new Set(titles.map((title) => title.replaceAll(' ', '')));
    const spoken = userTexts().flatMap(({ path, text }) =>
      [...text.matchAll(CONVERSION)].map(([words]) => ({ path, words: words.replaceAll(' ', '') })),
    );
    expect(spoken.length).toBeGreaterThan(titles.length);
    expect(spoken.filter(({ words }) => !known.has(words.replace(/^转[为换]成?/, '转成')))).toEqual([]);
  });
});

/** What a file is said to be turned into, and what people expect of a tool for PDFs. */
const CONVERSION =
  /转(?:成|为|换成) ?(?:PDF|Word|Excel|PPT|图片|HTML|CAD|OFD|EPUB|WPS|TXT|Markdown|音频|视频)|(?:翻译|签章|裁剪|去水印|加水印|批注|盖章) ?PDF|PDF ?(?:翻译|签章|裁剪|去水印|盖章)/g;

function userTexts(): readonly { readonly path: string; readonly text: string }[] {
  const paths = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?:text\.ts|tool-catalogue\.ts|file-tools\.ts|\.md)$/.test(path),
  );
  const help = { path: 'help', text: helpTexts.map(({ text }) => text).join('\n') };
  const own = { path: 'registry', text: titles.join('\n') };
  return [...paths.map((path) => ({ path, text: readFileSync(join(WEB, path), 'utf8') })), help, own];
}
