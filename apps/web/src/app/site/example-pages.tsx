/**
 * Public addresses that belong to the workspace: the built-in examples of a review and a correction. Their
 * HTML has its own head and, for readers without JavaScript, the content of the home page's demonstrations;
 * with JavaScript the workspace shows the example or the shared result of the address.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { ExamplePage } from '../../features/site/components/articles/example-page.tsx';
import { loadDemo } from '../../features/site/demos/load-demo.ts';
import { exampleText } from '../../features/site/example.text.ts';
import { pageHead } from './page-head.ts';

export interface BuiltExample {
  readonly path: string;
  readonly head: string;
  readonly body: string;
}

const examples = [
  { path: '/contract-audit/result', name: 'audit', ...exampleText.audit },
  { path: '/contract-correct/result', name: 'proofread', ...exampleText.proofread },
] as const;

export const examplePaths: readonly string[] = examples.map(({ path }) => path);

export async function renderExamples(): Promise<readonly BuiltExample[]> {
  return Promise.all(
    examples.map(async ({ path, name, title, description }) => ({
      path,
      head: pageHead({ path, title, description }),
      body: renderToStaticMarkup(<ExamplePage title={title} demo={await loadDemo(name)} />),
    })),
  );
}
