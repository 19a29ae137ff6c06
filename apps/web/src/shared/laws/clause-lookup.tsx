import { ReadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, type RefObject, useState } from 'react';
import { readTokens } from '../session/token-store.ts';
import styles from './law-lookup.module.css';
import { lawLookupText as text } from './law-lookup.text.ts';
import { LawLookup } from './law-lookup.tsx';
import { type SelectedClause, useSelectedClause } from './use-selected-clause.ts';

interface ClauseLookupProps {
  /** The document in which a clause is selected. */
  readonly within: RefObject<HTMLElement | null>;
  /** Puts a button elsewhere, which works without a selection and from the keyboard. */
  readonly children?: (button: ReactNode) => ReactNode;
}

/** The articles on a selected clause: a button beside the selection. Nothing for visitors without a session. */
export function ClauseLookup({ within, children }: ClauseLookupProps) {
  const clause = useSelectedClause(within);
  const [asked, setAsked] = useState<string | null>(null);
  if (readTokens() === null) return children?.(null);
  const button = (
    <Button
      type="text"
      size="small"
      icon={<ReadOutlined aria-hidden />}
      onMouseDown={keepSelection}
      onClick={() => setAsked(clause?.words ?? '')}
    >
      {text.open}
    </Button>
  );
  return (
    <>
      {children?.(button)}
      {clause?.end && <OfferAtSelection clause={clause} end={clause.end} onAsk={setAsked} />}
      <LawLookup words={asked} onClose={() => setAsked(null)} />
    </>
  );
}

/** About the size of the button. */
const ROOM_PX = { width: 128, height: 40 };
const GAP_PX = 6;

interface OfferProps {
  readonly clause: SelectedClause;
  readonly end: { readonly x: number; readonly y: number };
  readonly onAsk: (words: string) => void;
}

function OfferAtSelection({ clause, end, onAsk }: OfferProps) {
  const left = Math.max(GAP_PX, Math.min(end.x, window.innerWidth - ROOM_PX.width));
  const top = Math.max(GAP_PX, Math.min(end.y + GAP_PX, window.innerHeight - ROOM_PX.height));
  return (
    <div className={styles.offer} style={{ left, top }}>
      <Button
        size="small"
        icon={<ReadOutlined aria-hidden />}
        onMouseDown={keepSelection}
        onClick={() => onAsk(clause.words)}
      >
        {text.open}
      </Button>
    </div>
  );
}

function keepSelection(event: { preventDefault(): void }): void {
  event.preventDefault();
}
