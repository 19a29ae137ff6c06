import { Fragment, memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Align, Block, Inline, Run } from '../view-model/markdown-tree.ts';
import { type Mark, placeMarks } from '../view-model/place-marks.ts';
import { isOwnPath } from '../view-model/safe-href.ts';
import styles from './markdown-view.module.css';

interface MarkdownViewProps {
  readonly blocks: readonly Block[];
  /** By the number of the run that contains them. */
  readonly marks?: ReadonlyMap<number, readonly Mark[]>;
  readonly renderMark?: (id: string) => ReactNode;
}

interface Drawing {
  readonly marksOf: (run: Run) => readonly Mark[];
  readonly renderMark: (id: string) => ReactNode;
}

const NO_MARKS: readonly Mark[] = [];

export const MarkdownView = memo(function MarkdownView({ blocks, marks, renderMark }: MarkdownViewProps) {
  const drawing: Drawing = {
    marksOf: (run) => marks?.get(run.index) ?? NO_MARKS,
    renderMark: renderMark ?? (() => null),
  };
  return <div className={styles.markdown}>{drawBlocks(blocks, drawing)}</div>;
});

function drawBlocks(blocks: readonly Block[], drawing: Drawing): ReactNode {
  // An answer only ever grows at its end: a block's place is what it is known by.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return blocks.map((block, index) => <Fragment key={index}>{drawBlock(block, drawing)}</Fragment>);
}

function drawBlock(block: Block, drawing: Drawing): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{drawRun(block.run, drawing)}</p>;
    case 'heading':
      return <Heading level={block.level}>{drawRun(block.run, drawing)}</Heading>;
    case 'list':
      return drawList(block, drawing);
    case 'quote':
      return <blockquote>{drawBlocks(block.children, drawing)}</blockquote>;
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return drawTable(block, drawing);
    case 'rule':
      return <hr />;
  }
}

/** The page around an answer has its own headings: an answer's start at level 3. */
function Heading({ level, children }: { readonly level: number; readonly children: ReactNode }) {
  if (level <= 1) return <h3>{children}</h3>;
  return level === 2 ? <h4>{children}</h4> : <h5>{children}</h5>;
}

function drawList(block: Block & { readonly kind: 'list' }, drawing: Drawing): ReactNode {
  const items = block.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a list only grows at its end
    <li key={index}>{drawBlocks(item, drawing)}</li>
  ));
  return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

function drawTable(block: Block & { readonly kind: 'table' }, drawing: Drawing): ReactNode {
  const styleOf = (index: number) => alignStyle(block.aligns[index] ?? null);
  return (
    <div className={styles.tableScroller}>
      <table>
        <thead>
          <tr>
            {block.header.map((run, index) => (
              <th key={run.index} style={styleOf(index)}>
                {drawRun(run, drawing)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row[0]?.index}>
              {row.map((run, index) => (
                <td key={run.index} style={styleOf(index)}>
                  {drawRun(run, drawing)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function alignStyle(align: Align) {
  return align === null ? undefined : { textAlign: align };
}

function drawRun(run: Run, drawing: Drawing): ReactNode {
  return drawInlines(placeMarks(run.inlines, drawing.marksOf(run)), drawing);
}

function drawInlines(inlines: readonly Inline[], drawing: Drawing): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: words have no name but their place
  return inlines.map((inline, index) => <Fragment key={index}>{drawInline(inline, drawing)}</Fragment>);
}

function drawInline(inline: Inline, drawing: Drawing): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
    case 'mark':
      return drawing.renderMark(inline.id);
    case 'strong':
      return <strong>{drawInlines(inline.children, drawing)}</strong>;
    case 'emphasis':
      return <em>{drawInlines(inline.children, drawing)}</em>;
    case 'deleted':
      return <del>{drawInlines(inline.children, drawing)}</del>;
    case 'link':
      return <SafeLink href={inline.href}>{drawInlines(inline.children, drawing)}</SafeLink>;
  }
}

function SafeLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (isOwnPath(href)) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener nofollow">
      {children}
    </a>
  );
}
