import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { componentsOfFirstScreen, importsOf } from './first-screen.ts';
import { componentsIn, usedComponents } from './used-components.ts';
import { writeSheet } from './write-sheet.ts';

const SOURCE = join(import.meta.dirname, '../src');
const LIBRARY = dirname(createRequire(import.meta.url).resolve('antd/package.json'));

const sheet = writeSheet(usedComponents(SOURCE));

/** Of all components of the library, as its code names them. */
function stylesOfLibrary(): readonly string[] {
  const names = globSync('es/**/style/**/*.js', { cwd: LIBRARY }).flatMap((file) =>
    [...readFileSync(join(LIBRARY, file), 'utf8').matchAll(HOOK)].map(([, names = '']) => fullName(names)),
  );
  return [...new Set(names)].sort();
}

const HOOK = /gen(?:StyleHooks|SubStyleComponent|ComponentStyleHook)\(\[?('\w+'(?:, '[\w-]+')?)/g;

function fullName(names: string): string {
  const [component, part = component] = names.replaceAll("'", '').split(', ');
  return `${component}-${part}`;
}

/** Not used, or only in a form that is not. Who begins to use one takes it off this list. */
const LEFT_OUT = [
  ...[
    'Addon-Addon',
    'Affix-Affix',
    'Anchor-Anchor',
    'BackTop-BackTop',
    'Badge-Ribbon',
    'BorderBeam-BorderBeam',
  ],
  ...[
    'Calendar-Calendar',
    'Card-Card',
    'Carousel-Carousel',
    'Cascader-Cascader',
    'Cascader-Panel',
    'ColorPicker-ColorPicker',
  ],
  ...['Divider-Divider', 'Flex-Flex', 'FloatButton-FloatButton', 'Image-Image', 'Input-OTP', 'Layout-Layout'],
  ...['Layout-Sider', 'List-List', 'Listy-Listy', 'Masonry-Masonry', 'Message-Message', 'Message-PurePanel'],
  ...['Notification-Notification', 'Notification-PurePanel', 'Pagination-bordered', 'Rate-Rate'],
  ...['Timeline-Timeline', 'Transfer-Transfer', 'Upload-Upload'],
];

it('the sheet has every style of the library but those of components that the product does not use', () => {
  const has = new Set(sheet.styles);
  expect(stylesOfLibrary().filter((name) => !has.has(name))).toEqual(LEFT_OUT);
});

it('the sheet of the first screen and the further one have every style, and the first is small', () => {
  const names = componentsOfFirstScreen(SOURCE);
  const first = writeSheet(names);
  const further = writeSheet(usedComponents(SOURCE), names);
  expect(names).toEqual(expect.arrayContaining(['Button', 'Menu', 'Dropdown']));
  // Who brings one of them to the first screen brings a large part of the library with it.
  for (const large of ['Modal', 'Form', 'Input', 'Select', 'Table', 'Tabs', 'Drawer'])
    expect(names).not.toContain(large);
  expect(new Set([...first.styles, ...further.styles])).toEqual(new Set(sheet.styles));
  expect(first.css.length * 4).toBeLessThan(further.css.length);
  expect(further.css).not.toContain('}.ant-btn{');
});

it('knows what a file imports at once', () => {
  const code = `import { a } from './a.ts';
import type { B } from './b.ts';
import {
  c,
} from '../c.tsx';
export { d } from './d.ts';
export const later = openLater(async () => (await import('./e.tsx')).E);
import styles from './f.module.css';`;
  expect(importsOf(code)).toEqual(['./a.ts', '../c.tsx', './d.ts']);
});

it('reaches nothing outside of the library: links of the page keep their colours and the mark of the focus', () => {
  const selectors = [...sheet.css.matchAll(/(?<=^|[{}])[^{}@;]+(?=\{)/g)].flatMap(([list]) =>
    list.split(','),
  );
  const isStep = (selector: string) => /^\s*(?:from|to|[\d.]+%)\s*$/.test(selector);
  expect(selectors.length).toBeGreaterThan(1000);
  expect(selectors.some((one) => one.startsWith('a:where('))).toBe(true);
  expect(selectors.filter((one) => !/\.ant|css-var-/.test(one) && !isStep(one))).toEqual([]);
});

it('what all components share comes before what each of them says', () => {
  const at = (selector: string) => sheet.css.indexOf(selector);
  expect(at('}.anticon{')).toBeGreaterThanOrEqual(0);
  for (const own of ['}.ant-alert{', '}.ant-btn{']) expect(at('}.anticon{')).toBeLessThan(at(own));
});

it('the rules name variables instead of colours, so that one sheet serves both themes', () => {
  expect(sheet.css).toContain('.ant-btn{');
  expect(sheet.css).toContain('var(--ant-color-text)');
  expect(sheet.css).not.toMatch(/:where\(\.css-/);
});

it('components and their parts are found under the name the library gives them', () => {
  const code = `import { Button, Input, Progress as Bar, type TableProps } from 'antd';
    <Input.Search /> <Input.OTP /> <Bar /> <Button.Group> {Button.SOME_VALUE}`;
  expect(componentsIn(code)).toEqual([
    ...['Button', 'Button.Group', 'Input', 'Input.Search', 'Input.OTP'],
    'Progress',
  ]);
  expect(
    componentsIn(`import { Grid, ConfigProvider } from 'antd'; import { Menu } from './menu.tsx';`),
  ).toEqual([]);
});
