import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Demo, DemoPicture, DemoSheet } from '../../demos/demo.ts';
import { homeText as text } from '../../home.text.ts';
import styles from './demo-view.module.css';

/** A demonstration: the marked text on one side, the findings on the other, the coverage below. */
export function DemoView({ demo }: { readonly demo: Demo }) {
  const [selected, setSelected] = useState(0);
  const sheets = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  // Nothing is measured before a click: that would lay out the whole page while it loads.
  const [isMoved, setMoved] = useState(false);
  const select = (index: number) => {
    setMoved(true);
    setSelected((index + demo.findings.length) % demo.findings.length);
  };
  // Only within the sheets and the list: the page itself must not jump.
  useEffect(() => {
    if (!isMoved) return;
    for (const sheet of sheets.current?.children ?? []) showMark(sheet, selected);
    showItem(list.current, selected);
  }, [selected, isMoved]);
  return (
    <div className={styles.demo}>
      <p className={styles.summary}>{demo.summary}</p>
      <div className={styles.work}>
        <div className={styles.sheets} ref={sheets} data-count={demo.sheets.length}>
          {demo.sheets.map((sheet) => (
            <Sheet key={sheet.label} sheet={sheet} selected={selected} onSelect={select} />
          ))}
        </div>
        <Findings demo={demo} selected={selected} onSelect={select} list={list} />
      </div>
      <Coverage demo={demo} />
    </div>
  );
}

function showMark(sheet: Element, selected: number): void {
  const mark = sheet.querySelector<HTMLElement>(`[data-finding="${selected}"]`);
  const scroller = sheet.lastElementChild;
  if (mark === null || scroller === null) return;
  const above = mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  scroller.scrollBy({ top: above - scroller.clientHeight / 3, behavior: 'smooth' });
}

interface SelectionProps {
  readonly selected: number;
  readonly onSelect: (finding: number) => void;
}

function Sheet({ sheet, selected, onSelect }: SelectionProps & { readonly sheet: DemoSheet }) {
  return (
    <section className={styles.sheet} aria-label={sheet.label}>
      <h3>{sheet.label}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and readers without a mouse must be able to */}
      <div className={styles.text} tabIndex={0}>
        {sheet.picture ? <Picture picture={sheet.picture} selected={selected} onSelect={onSelect} /> : null}
        {sheet.paragraphs.map((parts, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <p key={row}>
            {parts.map((part, index) =>
              part.finding === undefined ? (
                part.text
              ) : (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the list beside it does the same by keyboard
                <mark
                  // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
                  key={index}
                  data-finding={part.finding}
                  data-mark={part.mark}
                  data-selected={part.finding === selected}
                  onClick={() => onSelect(part.finding ?? 0)}
                >
                  {part.text}
                </mark>
              ),
            )}
          </p>
        ))}
      </div>
    </section>
  );
}

function Picture({ picture, selected, onSelect }: SelectionProps & { readonly picture: DemoPicture }) {
  const { src, alt, width, height, boxes } = picture;
  return (
    <div className={styles.picture}>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" />
      {boxes.map((box) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list beside it does the same by keyboard
        // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it does the same by keyboard
        <i
          key={box.finding}
          data-finding={box.finding}
          data-mark={box.mark}
          data-selected={box.finding === selected}
          style={{
            left: `${box.left}%`,
            top: `${box.top}%`,
            width: `${box.width}%`,
            height: `${box.height}%`,
          }}
          onClick={() => onSelect(box.finding)}
        />
      ))}
    </div>
  );
}

function showItem(list: HTMLOListElement | null, selected: number): void {
  const item = list?.children[selected];
  if (list === null || !(item instanceof HTMLElement)) return;
  list.scrollTo({ top: item.offsetTop - list.offsetTop - ITEM_MARGIN_PX, behavior: 'smooth' });
}

/** The finding before it stays visible. */
const ITEM_MARGIN_PX = 48;

interface FindingsProps extends SelectionProps {
  readonly demo: Demo;
  readonly list: RefObject<HTMLOListElement | null>;
}

function Findings({ demo, selected, onSelect, list }: FindingsProps) {
  return (
    <section className={styles.findings} aria-label={text.findings}>
      <div className={styles.walk}>
        <button type="button" onClick={() => onSelect(selected - 1)}>
          {text.previous}
        </button>
        <span aria-live="polite">{text.position(selected + 1, demo.findings.length)}</span>
        <button type="button" onClick={() => onSelect(selected + 1)}>
          {text.next}
        </button>
      </div>
      <ol ref={list}>
        {demo.findings.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the findings never change
          <li key={index}>
            <button type="button" aria-pressed={index === selected} onClick={() => onSelect(index)}>
              <span className={styles.label} data-mark={finding.mark}>
                {finding.label}
              </span>
              <strong>{finding.title}</strong>
              <span className={styles.detail}>{finding.detail}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Coverage({ demo }: { readonly demo: Demo }) {
  const missing = demo.notExamined.length > 0 ? demo.notExamined.join('；') : text.nothingLeftOut;
  return (
    <dl className={styles.coverage}>
      <div>
        <dt>{text.examined}</dt>
        <dd>{demo.examined.join(' · ')}</dd>
      </div>
      <div>
        <dt>{text.notExamined}</dt>
        <dd>{missing}</dd>
      </div>
    </dl>
  );
}
