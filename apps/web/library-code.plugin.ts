/**
 * Leaves out of the browser's files what the component library would write its styles with: the build has written them (`library-sheet.plugin.ts`). A style stays a
 * hook that names its variables; only the function that makes its rules is gone, and with it all it calls. A context of the library no longer brings its whole
 * form with it.
 */
import type { Plugin } from 'vite';

const STYLE = /\/antd\/es\/.*\/style\/.*\.js$/;
const STYLE_HOOK = /^gen(?:StyleHooks|SubStyleComponent|ComponentStyleHook)$/;
/** Writes the rules of icons by itself, without such a hook. */
const ICON_STYLE = /\/antd\/es\/config-provider\/style\/index\.js$/;
const FORM = '@rc-component/form';
const FORM_CONTEXT = /\/antd\/es\/form\/context\.js$/;

export function libraryCode(): Plugin {
  return {
    name: 'wenjian:library-code',
    apply: 'build',
    // Before the resolver of the build.
    enforce: 'pre',
    resolveId(source, importer = '') {
      return source === FORM && FORM_CONTEXT.test(importer)
        ? this.resolve(`${FORM}/es/FormContext.js`, importer)
        : null;
    },
    transform: {
      filter: { id: STYLE },
      handler(code, id) {
        if (ICON_STYLE.test(id)) return { code: 'export default () => undefined;', map: null };
        const makers = rulesIn(this.parse(code));
        return makers.length === 0 ? null : { code: without(code, makers), map: null };
      },
    },
  };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The functions that make rules: what a style hook is given after its name. */
function rulesIn(node: unknown): readonly Range[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(rulesIn);
  const { type, callee, arguments: given } = node as Record<string, unknown>;
  const isHook = type === 'CallExpression' && STYLE_HOOK.test(String(Reflect.get(Object(callee), 'name')));
  if (isHook && Array.isArray(given)) return given.slice(1, 2);
  return Object.values(node).flatMap(rulesIn);
}

function without(code: string, ranges: readonly Range[]): string {
  return (
    ranges
      .toReversed()
      .reduce((left, { start, end }) => `${left.slice(0, start)}noRules${left.slice(end)}`, code) +
    '\nfunction noRules() { return []; }\n'
  );
}
