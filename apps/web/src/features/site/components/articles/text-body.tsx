import { Fragment, type ReactNode } from 'react';
import type { Block, Inline } from '../../content/text-tree.ts';
import styles from './text-body.module.css';

/** An article's text. The trees never change while they are shown, so a block's place is its key. */
export function TextBody({ body }: { readonly body: readonly Block[] }) {
  return <div className={styles.text}>{drawBlocks(body)}</div>;
}

function drawBlocks(blocks: readonly Block[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the tree never changes
  return blocks.map((block, index) => <Fragment key={index}>{drawBlock(block)}</Fragment>);
}

function drawBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading id={block.id}>{drawInlines(block.children)}</Heading>;
    }
    case 'paragraph':
      return <p>{drawInlines(block.children)}</p>;
    case 'quote':
      return <blockquote>{drawBlocks(block.blocks)}</blockquote>;
    case 'list':
      return <TextList {...block} />;
    case 'table':
      return <TextTable {...block} />;
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
  }
}

function TextList({ isOrdered, items }: Extract<Block, { kind: 'list' }>) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tree never changes
        <li key={index}>{isShort(item) ? drawInlines(item[0].children) : drawBlocks(item)}</li>
      ))}
    </List>
  );
}

type Paragraph = Extract<Block, { kind: 'paragraph' }>;

/** An item with a single sentence needs no paragraph. */
function isShort(item: readonly Block[]): item is readonly [Paragraph] {
  return item.length === 1 && item[0]?.kind === 'paragraph';
}

function TextTable({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a narrow screen
    <section className={styles.scroll} tabIndex={0} aria-label={head.map(wordsOf).join('、')}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the tree never changes
              <th key={index} scope="col">
                {drawInlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the tree never changes
            <tr key={at}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the tree never changes
                <td key={index}>{drawInlines(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Names a scrollable table by its column headers. */
function wordsOf(inlines: readonly Inline[]): string {
  return inlines.map((inline) => ('text' in inline ? inline.text : '')).join('');
}

function drawInlines(inlines: readonly Inline[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the tree never changes
  return inlines.map((inline, index) => <Fragment key={index}>{drawInline(inline)}</Fragment>);
}

function drawInline(inline: Inline): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return <code>{inline.text}</code>;
    case 'strong':
      return <strong>{drawInlines(inline.children)}</strong>;
    case 'emphasis':
      return <em>{drawInlines(inline.children)}</em>;
    case 'break':
      return <br />;
    case 'link': {
      const isOurs = inline.href.startsWith('/');
      return (
        <a href={inline.href} {...(isOurs ? {} : { rel: 'noopener', target: '_blank' })}>
          {drawInlines(inline.children)}
        </a>
      );
    }
  }
}
