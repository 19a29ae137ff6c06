/** What people read says the figures the product goes by, and one word for one thing. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { helpTexts } from '../packages/answers/src/help/help.text.ts';
import {
  balanceTools,
  CHAT_ANSWERS_FREE,
  CHAT_ANSWERS_INVITATION,
  CHAT_ANSWERS_MEMBER,
  CONVERSION_MAX_PAGES,
  FREE_USES,
  freeToolUsesADay,
  MAX_FILE_MB,
  plans,
} from '../packages/api/src/index.ts';
import { formatNames, formats } from '../packages/document/src/index.ts';
import { root } from './project.mjs';

const texts = globSync('{apps,packages,writers}/**/{text,*.text}.ts', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const articles = globSync('apps/web/src/features/site/content/**/*.md', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));

/** Everything that may hold a sentence for people, also outside the files of texts: examples, labels, sentences in code. */
const sources = globSync('{apps,packages,readers,writers}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})
  .filter((path) => !/\.(?:test|testing)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  .filter(({ text }) => /\p{Script=Han}/u.test(text));

/** How texts speak of what has a place of its own: there they may name the place, never a figure. */
const WRITTEN_BY_HAND = [
  /不超过 \d+ MB/g,
  /超过 \d+ MB，无法/g,
  /每项工具.{0,6} \d+ 次/g,
  /每天(?:共|最多)? \d+ 次/g,
  /各得 \d+ 次/g,
  /(?:保留|保存|保留期) ?\d+ 天|\d+ 天(?:保留期|后清除|内可以(?:反悔|恢复|下载))/g,
  /最多统计 \d+ 天/g,
];

describe('figures', () => {
  it('are written by hand in no text of the site, the workspace, messages and articles', () => {
    // The help knows no plans: the next test holds it to them.
    const places = [...texts, ...articles].filter(({ path }) => !path.includes('answers/src/help'));
    expect(places.length).toBeGreaterThan(100);
    const found = places.flatMap(({ path, text }) =>
      WRITTEN_BY_HAND.flatMap((pattern) => [...text.matchAll(pattern)].map(([words]) => `${path}: ${words}`)),
    );
    expect(found).toEqual([]);
  });

  const help = helpTexts.map(({ text }) => text).join('\n');
  it.each([
    `免费空间每天 ${freeToolUsesADay.free} 次，付费空间每天 ${freeToolUsesADay.paid} 次`,
    `和 ${CHAT_ANSWERS_INVITATION} 次助手回答`,
    `免费每天 ${CHAT_ANSWERS_FREE} 次回答，会员 ${CHAT_ANSWERS_MEMBER} 次`,
    `单个文件不超过 ${MAX_FILE_MB} MB、${CONVERSION_MAX_PAGES} 页`,
  ])('of the help are those of the product: %s', (sentence) => {
    expect(help).toContain(sentence);
  });

  it('of the free plan are the same for every tool, as texts say', () => {
    expect(balanceTools.map((tool) => plans.free.uses[tool])).toEqual(balanceTools.map(() => FREE_USES));
  });
});

/** What the READMEs call a format where they do not use its name. */
const CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'README.md': { 文本文件: 'text', 网页: 'web pages', 图片: 'pictures' },
  'README.zh-CN.md': { 文本文件: '文本', PowerPoint: 'PPT' },
};

/** What the correction looks for in contracts, and what contracts themselves say. */
const OTHERS_WORDS =
  /packages\/(?:proofread|audit|contract|templates|plagiarism\/src\/authorship)\/|compare\/src\/weigh\/|answers\/src\/(?!help)|sample-contract|built-in-lists/;

/** How a text would say that there is no such limit; the product holds people to each of them. */
const LIMITS: readonly { readonly name: string; readonly holds: boolean; readonly denied: RegExp }[] = [
  {
    name: 'the storage of a space',
    holds: plans.free.storageBytes !== null,
    denied:
      /(?:没有|不设|不限制?|无)(?:任何)?(?:存储|空间|容量){1,3}(?:的)?(?:上限|限制)|不限(?:存储|容量)|(?:存储|容量|空间)(?:容量|空间)?(?:不限|无限|没有(?:上限|限制)|不设(?:上限|限制))/,
  },
  {
    name: 'the size of a file',
    holds: MAX_FILE_MB > 0,
    denied: /(?:文件大小|单个文件)(?:不限|无限|没有(?:上限|限制)|不设(?:上限|限制))|不限(?:制)?文件大小/,
  },
  {
    name: 'the uses of the tools',
    holds: FREE_USES > 0 && freeToolUsesADay.free > 0,
    denied: /次数(?:不限|没有上限)|(?:不限|无限)次/,
  },
  {
    name: 'the answers of a day',
    holds: CHAT_ANSWERS_FREE > 0,
    denied: /(?:回答|提问)(?:次数)?(?:不限|无限|没有上限)|不限(?:回答|提问)/,
  },
];

describe('what is limited', () => {
  const places = [...texts, ...articles].filter(({ path }) => !OTHERS_WORDS.test(path));
  it.each(LIMITS)('is nowhere said to have no limit: $name', ({ holds, denied }) => {
    expect(holds).toBe(true);
    const said = places.flatMap(({ path, text }) => {
      const words = denied.exec(text)?.[0];
      return words === undefined ? [] : [`${path}: ${words}`];
    });
    expect(said).toEqual([]);
  });

  it.each([
    '每个空间还没有存储容量上限，请预留磁盘。',
    '存储空间不限',
    '单个文件不设上限',
    '不限次数',
    '提问不限',
  ])('is found where a text denies it: %s', (sentence) => {
    expect(LIMITS.some(({ denied }) => denied.test(sentence))).toBe(true);
  });
});

describe('measured figures', () => {
  /** Times, and how many rules there are: they change with every measurement. */
  const COPIED = /\d (?:毫秒|秒)'|(?<![A-Za-z])p\d\d \d|\d 条规则|\d+ 处中的 \d/g;
  it('of the site’s pages come from the report, not from hand', () => {
    const pages = texts.filter(({ path }) => path.includes('features/site/'));
    expect(pages.length).toBeGreaterThan(10);
    expect(
      pages.flatMap(({ path, text }) => [...text.matchAll(COPIED)].map(([words]) => `${path}: ${words}`)),
    ).toEqual([]);
  });
});

describe('the formats', () => {
  const readable = formatNames.map((name) => formats[name]).filter(({ reader }) => reader !== null);
  const names = [...new Set(readable.flatMap((row) => row.names))];
  it.each(Object.entries(CALLED))('of %s are all that can be read', (path, called) => {
    const list = readFileSync(join(root, path), 'utf8')
      .split('\n')
      .find((line) => line.includes('OpenDocument'));
    expect(names.filter((name) => !list?.includes(called[name] ?? name))).toEqual([]);
  });
});

/** The word that is not used, and the one that is. */
const DOUBLES: Readonly<Record<string, string>> = {
  // A personal space has one as well.
  团队文本库: '文本库',
  登陆: '登录',
  帐号: '账号',
  其它: '其他',
  模版: '模板',
  撤消: '撤销',
  缺省: '默认',
  手机号码: '手机号',
  登出: '退出登录',
  校验码: '验证码',
  阀值: '阈值',
  送检文件: '被查文件',
  待查文件: '被查文件',
  被检文件: '被查文件',
  对比文件: '对照文件',
  对比文档: '对照文件',
  个未完成: '个失败',
  "'未完成'": "'失败'",
};

describe('one thing', () => {
  it.each(Object.entries(DOUBLES))('is never called %s, always %s', (banned) => {
    const own = [...sources, ...articles].filter(({ path }) => !OTHERS_WORDS.test(path));
    expect(own.length).toBeGreaterThan(300);
    expect(own.filter(({ text }) => text.includes(banned)).map(({ path }) => path)).toEqual([]);
  });
});

describe('a year', () => {
  it('stands in no text of an activity: it would be in the past one day', () => {
    const past = texts
      .filter(({ path }) => /activity|coupons|invitations|billing|membership/.test(path))
      .filter(({ text }) => /20\d\d[-年]/.test(text));
    expect(past.map(({ path }) => path)).toEqual([]);
  });
});
