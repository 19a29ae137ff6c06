import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { resultText as text } from '../../result.text.ts';

interface FoldedListProps<Item> {
  readonly items: readonly Item[];
  /** How many are shown at first. */
  readonly first: number;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** The first few entries of a list, the others on request. */
export function FoldedList<Item>({ items, first, children }: FoldedListProps<Item>) {
  const [isOpen, setOpen] = useState(false);
  const hidden = items.length - first;
  return (
    <>
      {(isOpen ? items : items.slice(0, first)).map(children)}
      {hidden > 0 && (
        <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text.showLess : text.showMore(formatCount(hidden))}
        </Button>
      )}
    </>
  );
}
