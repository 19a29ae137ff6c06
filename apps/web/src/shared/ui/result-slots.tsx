/**
 * The layout owns the header of a result page; the page provides its title and actions. It renders
 * `ResultTitle` and `ResultActions` anywhere; they appear in the header's slots.
 */
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './result-slots.module.css';

export interface ResultSlots {
  readonly title: HTMLElement | null;
  readonly actions: HTMLElement | null;
}

export const ResultSlotsContext = createContext<ResultSlots>({ title: null, actions: null });

export function ResultTitle({ children }: { readonly children: ReactNode }) {
  const { title } = useContext(ResultSlotsContext);
  return title ? createPortal(children, title) : null;
}

interface ResultActionsProps {
  /** Otherwise they stand where they are rendered, in a line of their own. */
  readonly isInHeader: boolean;
  readonly headerClass: string | undefined;
  readonly lineClass: string | undefined;
  readonly children: ReactNode;
}

/**
 * In both places the actions are the same ones: they are moved, not made again, so that a dialog that was opened from them stays open when the window becomes
 * narrow or wide.
 */
export function ResultActions({ isInHeader, headerClass, lineClass, children }: ResultActionsProps) {
  const { actions } = useContext(ResultSlotsContext);
  const [box] = useState(() => document.createElement('div'));
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.className = (isInHeader ? headerClass : lineClass) ?? '';
    (isInHeader ? actions : line.current)?.append(box);
    return () => box.remove();
  }, [box, isInHeader, actions, headerClass, lineClass]);
  return (
    <>
      <div ref={line} className={styles.line} />
      {(actions || !isInHeader) && createPortal(children, box)}
    </>
  );
}

/** Tells the layout whether a result is on the page, or only its progress, its failure or nothing yet. */
export const ResultShownContext = createContext<(isShown: boolean) => void>(() => undefined);

/** Rendered by a page together with its result. */
export function ResultShown() {
  const onShown = useContext(ResultShownContext);
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return null;
}

export interface CommentedFinding {
  readonly findingId: string;
  readonly isSelected: boolean;
}

/** The comments the layout shows below a finding. Null where there are none. */
export const FindingCommentsContext = createContext<((finding: CommentedFinding) => ReactNode) | null>(null);

/** Rendered by a page on the card of a finding. */
export function FindingComments(finding: CommentedFinding) {
  return useContext(FindingCommentsContext)?.(finding) ?? null;
}

/** The current viewers of the result, on pages with their own header. */
export const ResultPeopleContext = createContext<ReactNode>(null);

/** Rendered by a page in its header. */
export function ResultPeople() {
  return useContext(ResultPeopleContext);
}

/** What the layout shows instead of a refused document: a way to get access, or the reason. */
export const ResultGateContext = createContext<ReactNode>(null);

/** Rendered by a page whose document was refused. */
export function ResultGate() {
  return useContext(ResultGateContext);
}
