/** The state of the live editor: the text, what is found in it, what is ignored, and the correction at the caret. */
import { LIVE_MAX_CHARACTERS } from '@wenjian/api';
import { useMemo, useState } from 'react';
import { type LiveChecking, useLiveCheck } from '../../api/use-live-check.ts';
import { equalOnes } from '../../view-model/equal-ones.ts';
import { applyCorrections, carryCorrections, neighbour, pairKey } from '../../view-model/live-text.ts';
import type { LiveCorrection } from '../../view-model/proofread-shapes.ts';

type LiveStatus = 'empty' | 'tooLong' | 'failed' | 'checking' | 'quick' | 'fullFailed' | 'full';

export interface LiveText {
  readonly teamId: string;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly clear: () => void;
  /** While a Chinese word is being composed, its letters are no text yet. */
  readonly setComposing: (isComposing: boolean) => void;
  readonly status: LiveStatus;
  readonly checking: LiveChecking;
  /** In the present text, without what is ignored. */
  readonly corrections: readonly LiveCorrection[];
  readonly selectedId: string | null;
  readonly select: (id: string | null) => void;
  readonly step: (step: 1 | -1) => LiveCorrection | null;
  readonly equalTo: (correction: LiveCorrection) => readonly LiveCorrection[];
  readonly accept: (corrections: readonly LiveCorrection[]) => void;
  /** Takes the last acceptance or the clearing back; null when there is none. */
  readonly undo: (() => void) | null;
  readonly ignored: ReadonlySet<string>;
  readonly ignore: (correction: LiveCorrection) => void;
  readonly restoreIgnored: () => void;
}

export function useLiveText(teamId: string): LiveText {
  const [text, setText] = useState('');
  const [isComposing, setComposing] = useState(false);
  const [checkedText, setCheckedText] = useState('');
  const [selectedId, select] = useState<string | null>(null);
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set());
  const [changes, setChanges] = useState<readonly { before: string; after: string }[]>([]);
  if (!isComposing && checkedText !== text) setCheckedText(text);
  const checking = useLiveCheck(teamId, checkedText);
  const { found } = checking;
  const corrections = useMemo(
    () =>
      found === null
        ? []
        : carryCorrections(found.corrections, found.text, text).filter((one) => !ignored.has(pairKey(one))),
    [found, text, ignored],
  );
  const last = changes.at(-1);
  const change = (after: string) => {
    setChanges((all) => [...all, { before: text, after }]);
    setText(after);
  };
  return {
    teamId,
    text,
    setText,
    clear: () => change(''),
    setComposing,
    status: statusOf(text, checking),
    checking,
    corrections,
    selectedId,
    select,
    step: (direction) => {
      const next = neighbour(corrections, selectedId, direction);
      select(next?.id ?? null);
      return next;
    },
    equalTo: (one) => equalOnes(corrections, one),
    accept: (ones) => change(applyCorrections(text, ones)),
    // What was typed since would be lost with it.
    undo:
      last !== undefined && last.after === text
        ? () => {
            setText(last.before);
            setChanges((all) => all.slice(0, -1));
          }
        : null,
    ignored,
    ignore: (one) => setIgnored((before) => new Set([...before, pairKey(one)])),
    restoreIgnored: () => setIgnored(new Set()),
  };
}

function statusOf(text: string, { found, error, isFullFailed }: LiveChecking): LiveStatus {
  if (text.trim() === '') return 'empty';
  if (text.length > LIVE_MAX_CHARACTERS) return 'tooLong';
  // What the corrector has not read to the end is not examined by it.
  if (found?.text === text)
    return isFullFailed ? 'fullFailed' : found.corrector === 'part' ? 'quick' : found.depth;
  return error === null ? 'checking' : 'failed';
}
