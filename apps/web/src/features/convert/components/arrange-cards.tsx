import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  DeleteOutlined,
  RotateRightOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { type KeyboardEvent, memo, type RefObject, useEffect, useRef, useState } from 'react';
import type { RenderQueue } from '../../../shared/pdf/page/render-queue.ts';
import type { PdfFile } from '../../../shared/pdf/pdf-file.ts';
import { convertText } from '../text.ts';
import type { ArrangedPage, ArrangeStep } from '../view-model/page-arrangement.ts';
import styles from './arrange-panel.module.css';
import { PageSheet } from './page-sheet.tsx';

interface ArrangeCardsProps {
  readonly file: PdfFile;
  readonly queue: RenderQueue;
  readonly pages: readonly ArrangedPage[];
  readonly onStep: (step: ArrangeStep) => void;
}

export function ArrangeCards({ file, queue, pages, onStep }: ArrangeCardsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const focusSoon = useFocusAfterStep(list, pages);
  const drop = (to: number) => {
    if (dragged !== null) onStep({ kind: 'move', from: dragged, to });
    setDragged(null);
    setTarget(null);
  };
  const onKey = (event: KeyboardEvent, at: number) => {
    const step = stepOfKey(event, at);
    if (!step) return;
    event.preventDefault();
    focusSoon(focusAfter(step, at, pages));
    onStep(step);
  };
  return (
    <ol ref={list} className={styles.cards}>
      {pages.map((page, at) => (
        <li
          key={page.page}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the page is moved, turned and removed by keys
          tabIndex={0}
          aria-label={convertText.arrange.card(page.page, at + 1, page.turn)}
          className={styles.card}
          data-page={page.page}
          data-dragged={at === dragged}
          data-target={at === target && dragged !== null && at !== dragged}
          draggable
          onKeyDown={(event) => event.target === event.currentTarget && onKey(event, at)}
          onDragStart={(event) => {
            // Firefox drags only elements with data.
            event.dataTransfer.setData('text/plain', String(page.page));
            setDragged(at);
          }}
          onDragEnd={() => drop(dragged ?? at)}
          onDragOver={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            setTarget(at);
          }}
          onDrop={(event) => {
            event.preventDefault();
            drop(at);
          }}
        >
          <Card file={file} queue={queue} page={page} at={at} count={pages.length} onStep={onStep} />
        </li>
      ))}
    </ol>
  );
}

function stepOfKey(event: KeyboardEvent, at: number): ArrangeStep | null {
  const isMove = event.altKey;
  if (isMove && (event.key === 'ArrowLeft' || event.key === 'ArrowUp'))
    return { kind: 'move', from: at, to: at - 1 };
  if (isMove && (event.key === 'ArrowRight' || event.key === 'ArrowDown'))
    return { kind: 'move', from: at, to: at + 1 };
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') return { kind: 'undo' };
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key.toLowerCase() === 'r') return { kind: 'turn', at, by: event.shiftKey ? 270 : 90 };
  return event.key === 'Delete' || event.key === 'Backspace' ? { kind: 'remove', at } : null;
}

/** The page that keeps the keyboard: itself, or its neighbour once it is gone. */
function focusAfter(step: ArrangeStep, at: number, pages: readonly ArrangedPage[]): number | null {
  if (step.kind === 'remove') return (pages[at + 1] ?? pages[at - 1] ?? pages[at])?.page ?? null;
  return pages[at]?.page ?? null;
}

/** A card that was moved is put in again by the browser, which takes the focus from it. */
function useFocusAfterStep(list: RefObject<HTMLOListElement | null>, pages: readonly ArrangedPage[]) {
  const wanted = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the pages
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-page="${wanted.current}"]`)?.focus();
    wanted.current = null;
  }, [list, pages]);
  return (page: number | null) => {
    wanted.current = page;
  };
}

const SIDE_PX = 128;

interface CardProps {
  readonly file: PdfFile;
  readonly queue: RenderQueue;
  readonly page: ArrangedPage;
  readonly at: number;
  readonly count: number;
  readonly onStep: (step: ArrangeStep) => void;
}

/** What is far out of sight is an empty frame: a file may have two thousand pages. */
const Card = memo(function Card({ file, queue, page, at, count, onStep }: CardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  const text = convertText.arrange;
  return (
    <>
      <div ref={frame} className={styles.picture}>
        {isNear && (
          <PageSheet file={file} queue={queue} page={page.page - 1} sidePx={SIDE_PX} turn={page.turn} />
        )}
      </div>
      <span className={styles.name}>
        <strong>{at + 1}</strong> · {text.original(page.page)}
      </span>
      {isNear && (
        <span className={styles.tools}>
          <Button
            type="text"
            size="small"
            icon={<ArrowLeftOutlined />}
            aria-label={text.before(page.page)}
            disabled={at === 0}
            onClick={() => onStep({ kind: 'move', from: at, to: at - 1 })}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowRightOutlined />}
            aria-label={text.after(page.page)}
            disabled={at === count - 1}
            onClick={() => onStep({ kind: 'move', from: at, to: at + 1 })}
          />
          <Button
            type="text"
            size="small"
            icon={<RotateRightOutlined />}
            aria-label={text.turn(page.page)}
            onClick={() => onStep({ kind: 'turn', at, by: 90 })}
          />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={text.remove(page.page)}
            disabled={count === 1}
            onClick={() => onStep({ kind: 'remove', at })}
          />
        </span>
      )}
    </>
  );
});

/** Beyond what is seen: the next row is drawn before it comes. */
const NEAR = '300px';

function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: NEAR,
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
