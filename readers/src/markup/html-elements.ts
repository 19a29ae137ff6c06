/** Groups of HTML elements by their effect on the text. */

/** Never have an end tag. */
export const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);

/** Begin and end a paragraph. */
export const blockElements = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'caption',
  'center',
  'dd',
  'details',
  'dialog',
  'dir',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'html',
  'legend',
  'li',
  'main',
  'menu',
  'nav',
  'ol',
  'optgroup',
  'option',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
]);

/** Elements that end automatically when one of these begins, unless an element of the second list is between. */
export const endedBy: ReadonlyMap<
  string,
  { readonly ends: readonly string[]; readonly within: readonly string[] }
> = new Map([
  ['li', { ends: ['li'], within: ['ul', 'ol', 'menu', 'dir'] }],
  ['dt', { ends: ['dt', 'dd'], within: ['dl'] }],
  ['dd', { ends: ['dt', 'dd'], within: ['dl'] }],
  ['tr', { ends: ['tr', 'td', 'th'], within: ['table'] }],
  ['td', { ends: ['td', 'th'], within: ['tr', 'table'] }],
  ['th', { ends: ['td', 'th'], within: ['tr', 'table'] }],
  ['tbody', { ends: ['tbody', 'thead', 'tfoot', 'tr', 'td', 'th'], within: ['table'] }],
  ['tfoot', { ends: ['tbody', 'thead', 'tr', 'td', 'th'], within: ['table'] }],
  ['option', { ends: ['option'], within: ['select'] }],
]);

/** Their content is drawn, played or filled in by other programs. */
export const embeddedElements = new Set([
  'svg',
  'canvas',
  'video',
  'audio',
  'object',
  'embed',
  'iframe',
  'applet',
  'frame',
]);

export function headingLevel(name: string): number | null {
  const level = /^h([1-6])$/.exec(name)?.[1];
  return level === undefined ? null : Number(level);
}
