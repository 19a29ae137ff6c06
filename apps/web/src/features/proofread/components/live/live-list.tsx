import { Button } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { complain, showToast } from '../../../../shared/ui/toast.ts';
import card from '../../../../shared/workbench/finding-card.module.css';
import { CardHead, FindingCard } from '../../../../shared/workbench/finding-card.tsx';
import { useAddWords } from '../../api/use-lexicon.ts';
import { resultText } from '../../result.text.ts';
import { proofreadingText } from '../../text.ts';
import { lexiconOffers } from '../../view-model/lexicon-offers.ts';
import { CORRECTION_LOOKS } from '../../view-model/page-marks.ts';
import type { LiveCorrection } from '../../view-model/proofread-shapes.ts';
import { wordsAround } from '../../view-model/words-around.ts';
import { CorrectionWords } from '../result/correction-words.tsx';
import { showIn } from './live-editor.tsx';
import styles from './live-page.module.css';
import type { LiveText } from './use-live-text.ts';

const text = proofreadingText.live;

interface LiveListProps {
  readonly live: LiveText;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** What was found, in the order of the text. */
export function LiveList({ live, field }: LiveListProps) {
  const { corrections, ignored } = live;
  return (
    <section className={styles.list} aria-label={text.found}>
      {corrections.length === 0 && <p className={styles.nothing}>{nothingWords(live)}</p>}
      <ul>
        {corrections.map((correction) => (
          <LiveCard key={correction.id} live={live} field={field} correction={correction} />
        ))}
      </ul>
      {ignored.size > 0 && (
        <p className={styles.nothing}>
          {text.ignored(formatCount(ignored.size))}
          <Button type="link" size="small" onClick={live.restoreIgnored}>
            {text.restore}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Nothing is called free of faults beyond what has examined it. */
function nothingWords({ status, checking: { found }, ignored }: LiveText): string {
  if (status !== 'quick' && status !== 'full' && status !== 'fullFailed') return text.emptyList;
  if (status === 'quick') return text.nothing.quick;
  return status === 'full' && found?.corrector === 'all' && found.hasLanguageModel && ignored.size === 0
    ? text.nothing.full
    : text.nothing.partly;
}

interface LiveCardProps extends LiveListProps {
  readonly correction: LiveCorrection;
}

const CONTEXT_CHARACTERS = 8;

function LiveCard({ live, field, correction }: LiveCardProps) {
  const { id, tier, family, reason, formula, original } = correction;
  const isSelected = live.selectedId === id;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected && row.current) showInList(row.current);
  }, [isSelected]);
  return (
    <li ref={row}>
      <FindingCard
        data-testid="live-card"
        findingId={id}
        tone={CORRECTION_LOOKS[tier].tone}
        isSelected={isSelected}
        state="open"
        onSelect={() => showIn(field, correction)}
        main={
          <>
            <CardHead
              badge={resultText.tiers[tier]}
              badgeMeaning={resultText.tierMeanings[tier]}
              title={resultText.families[family]}
              where={[]}
            />
            <CorrectionWords
              correction={correction}
              replacement={null}
              context={original.length > 1 ? null : wordsAround(live.text, correction, CONTEXT_CHARACTERS)}
            />
            <span className={card.reason}>{reason}</span>
            {formula !== null && <span className={card.reason}>{formula}</span>}
          </>
        }
      >
        <LiveActions live={live} correction={correction} />
      </FindingCard>
    </li>
  );
}

/** Only where the list scrolls by itself: on a small window the page would leave the text that is being written. */
function showInList(row: HTMLElement): void {
  const list = row.closest('section');
  if (list === null || list.scrollHeight <= list.clientHeight) return;
  const [own, frame] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (own.top < frame.top) list.scrollTop += own.top - frame.top;
  else if (own.bottom > frame.bottom) list.scrollTop += own.bottom - frame.bottom;
}

function LiveActions({ live, correction }: Omit<LiveCardProps, 'field'>) {
  const add = useAddWords(live.teamId);
  const right = lexiconOffers(correction).find(({ kind }) => kind === 'right');
  const equal = live.equalTo(correction);
  const onRight = (entry: NonNullable<typeof right>) =>
    add
      .mutateAsync([entry])
      .then(() => showToast({ kind: 'success', message: text.alwaysRight(entry.word) }), complain);
  return (
    <div className={styles.cardActions}>
      {right && (
        <Button type="text" size="small" loading={add.isPending} onClick={() => void onRight(right)}>
          {resultText.alwaysRightShort}
        </Button>
      )}
      <Button type="text" size="small" onClick={() => live.ignore(correction)}>
        {text.ignore}
      </Button>
      {correction.suggestion !== null && equal.length > 1 && (
        <Button type="link" size="small" onClick={() => live.accept(equal)}>
          {resultText.acceptEqual(formatCount(equal.length))}
        </Button>
      )}
      {correction.suggestion !== null && (
        <Button type="link" size="small" onClick={() => live.accept([correction])}>
          {text.accept}
        </Button>
      )}
    </div>
  );
}
