/**
 * The style sheet of the component library, made once at build time: in the browser the library would compute it again on each page. Every
 * component that the sources use is rendered with the workspace's theme, and what the library would write into the page is collected.
 */
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import * as antd from 'antd';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { antdTheme } from '../src/shared/theme/antd-theme.ts';

export interface LibrarySheet {
  readonly css: string;
  /** The library's names of the styles: `Button`, `Button-compact`. */
  readonly styles: readonly string[];
}

/** `names`: of components and their parts, as the sources write them: `Input`, `Input.Search`. `known`: those that another sheet has, with all they use. */
export function writeSheet(names: readonly string[], known: readonly string[] = []): LibrarySheet {
  const cache = createCache();
  drawAll(cache, known);
  const elsewhere = [...cache.cache.keys()];
  drawAll(cache, names);
  for (const key of elsewhere) cache.cache.delete(key);
  const keys = [...cache.cache.keys()];
  // What all components share comes first, as in a browser; the library would put it where it was last asked for.
  for (const key of keys) if (styleOf(key) === 'Shared') cache.updateTimes.set(key, -1);
  const css = withoutCacheList(extractStyle(cache, { plain: true, types: 'style' }));
  return { css: onlyOwnLinks(css), styles: keys.flatMap((key) => styleOf(key) ?? []) };
}

function drawAll(cache: ReturnType<typeof createCache>, names: readonly string[]): void {
  // The dark theme has the same rules: colours and sizes are variables, which the page sets.
  const theme = { ...antdTheme('light'), zeroRuntime: false };
  for (const shown of names.flatMap(formsOf)) {
    const settings = createElement(antd.ConfigProvider, { theme }, shown);
    renderToString(createElement(StyleProvider, { cache }, settings));
  }
}

function styleOf(key: string): string | undefined {
  return /^style%[^%]*%([A-Z][^%]*)/.exec(key)?.[1];
}

/** Tells a browser that computes styles which ones it has; ours does not. */
function withoutCacheList(css: string): string {
  return css.replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');
}

/** The library's elements have this class, and with it the variables. */
const IN_LIBRARY = ':where([class*="css-var-"],[class*="css-var-"] *)';

/**
 * The library has rules for `a`, `a:hover`, `a:focus-visible` and the like. Links elsewhere on the page would lose their colours and the mark of the
 * keyboard's focus to them, because the variables they name are set in the library's elements only.
 */
function onlyOwnLinks(css: string): string {
  return css.replace(/(?<=^|[\s{},])a(?=(?::[a-z-]{1,20}|\[[a-z]{1,20}\])?[,{])/g, `a${IN_LIBRARY}`);
}

function formsOf(name: string): readonly ReactNode[] {
  const component = name.split('.').reduce<unknown>((from, part) => Reflect.get(Object(from), part), antd);
  if (!isComponent(component)) throw new Error(`antd has no component ${name}`);
  return [createElement(component, NEEDED[name] ?? {}), ...(FURTHER[name] ?? [])];
}

/** Without these properties a component draws nothing, or warns. */
const NEEDED: Readonly<Record<string, object>> = {
  Badge: { count: 1 },
  Dropdown: { menu: { items: [] }, children: createElement('i') },
  Menu: { items: [] },
  QRCode: { value: 'x' },
  Tree: { treeData: [] },
};

/** Forms with styles of their own: a button joined to a neighbour, a question, a coloured tag. */
const FURTHER: Readonly<Record<string, readonly ReactNode[]>> = {
  Button: [createElement(antd.Space.Compact, {}, createElement(antd.Button))],
  // A real one is drawn outside of the page's tree, which cannot be rendered here; the library has this form for its documentation.
  Modal: [createElement(antd.Modal._InternalPanelDoNotUseOrYouWillBeFired, { type: 'confirm' })],
  Tag: [createElement(antd.Tag, { color: 'blue' }), createElement(antd.Tag, { color: 'success' })],
};

function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
