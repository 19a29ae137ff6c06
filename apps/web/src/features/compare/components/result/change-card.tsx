import { DECISION_NOTE_MAX_CHARACTERS } from '@wenjian/api';
import { Button } from 'antd';
import { memo, useState } from 'react';
import type { Decision, DecisionState } from '../../../../shared/findings/decision-shapes.ts';
import type { Deciding } from '../../../../shared/findings/use-deciding.ts';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { DecidedLine } from '../../../../shared/workbench/decided-line.tsx';
import { DecisionButtons, NoteButton } from '../../../../shared/workbench/decision-buttons.tsx';
import card from '../../../../shared/workbench/finding-card.module.css';
import { CardHead, FindingCard } from '../../../../shared/workbench/finding-card.tsx';
import type { CropPage } from '../../../../shared/workbench/page-crop.tsx';
import { workbenchText } from '../../../../shared/workbench/workbench.text.ts';
import { WritingField } from '../../../../shared/workbench/writing-field.tsx';
import { resultText as text } from '../../result.text.ts';
import { compareText } from '../../text.ts';
import { CHANGE_TONES } from '../../view-model/change-look.ts';
import type { Change, ComparisonResult, Side } from '../../view-model/comparison-shapes.ts';
import { quoteChange } from '../../view-model/quote-change.ts';
import styles from './change-card.module.css';
import { SuspectCrops } from './suspect-crops.tsx';

export type CropSide = CropPage<Side>;

interface ChangeCardProps {
  readonly result: ComparisonResult;
  readonly change: Change;
  readonly decision: Decision | null;
  readonly decide: Deciding['decide'];
  /** The ids of its group, its own among them; null when it stands alone. */
  readonly together: readonly string[] | null;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
  readonly crop: CropSide;
}

export const ChangeCard = memo(function ChangeCard(props: ChangeCardProps) {
  const { result, change, decision, isSelected, onSelect, crop } = props;
  // A moved text is the same on both sides.
  const sides: readonly Side[] = change.type !== 'move' ? ['old', 'new'] : change.new ? ['new'] : ['old'];
  return (
    <FindingCard
      data-testid="change-card"
      data-type={change.type}
      findingId={change.id}
      tone={CHANGE_TONES[change.type]}
      isSelected={isSelected}
      state={decision?.state}
      onSelect={() => onSelect(change.id)}
      main={
        <>
          <ChangeHead change={change} together={props.together} />
          {sides.map((side) => (
            <Quoted key={side} result={result} change={change} side={side} />
          ))}
          {change.reason !== '' && <span className={card.reason}>{change.reason}</span>}
        </>
      }
    >
      {change.isSuspect && isSelected && <SuspectCrops change={change} crop={crop} />}
      {decision && <DecidedLine decision={decision} words={text.states[decision.state]} />}
      {props.decide && <ChangeActions {...props} decide={props.decide} />}
    </FindingCard>
  );
});

function ChangeHead({ change, together }: Pick<ChangeCardProps, 'change' | 'together'>) {
  const { changeSigns, changeTypes, significances } = compareText;
  return (
    <CardHead
      isSign
      badge={changeSigns[change.type]}
      title={
        <>
          {changeTypes[change.type]}
          <span className={styles.tags}>
            <span className={card.tag} data-significance={change.significance}>
              {significances[change.significance]}
            </span>
            {change.isSuspect && (
              <span className={card.tag} data-suspect>
                {text.suspect}
              </span>
            )}
            {together && <span className={card.tag}>{text.together(formatCount(together.length))}</span>}
            {change.place !== 'body' && <span className={card.tag}>{text.areas[change.place]}</span>}
          </span>
        </>
      }
      where={[change.new?.clause ?? change.old?.clause ?? null, pageWords(change)]}
    />
  );
}

/** A move names both its ends. */
function pageWords({ type, old, new: fresh }: Change): string | null {
  const [from, to] = [old?.page ?? null, fresh?.page ?? null];
  if (type === 'move' && from !== null && to !== null && from !== to) return text.pages(from, to);
  const page = to ?? from;
  return page === null ? null : workbenchText.page(page);
}

interface QuotedProps extends Pick<ChangeCardProps, 'result' | 'change'> {
  readonly side: Side;
}

function Quoted({ result, change, side }: QuotedProps) {
  const quote = quoteChange(result, change, side);
  if (!quote) return null;
  const Mark = change.type === 'move' || change.type === 'format' ? 'mark' : side === 'old' ? 'del' : 'ins';
  return (
    <span className={`${card.quote} ${styles.quote}`} data-side={side}>
      <span className={styles.context}>{quote.before}</span>
      <Mark className={styles.words}>{quote.changed}</Mark>
      <span className={styles.context}>{quote.after}</span>
    </span>
  );
}

interface ChangeActionsProps
  extends Pick<ChangeCardProps, 'change' | 'decision' | 'isSelected' | 'together'> {
  readonly decide: NonNullable<Deciding['decide']>;
}

/** Confirm or ignore, with a note; afterwards an undo. For the whole group, unless only this place is wanted. */
function ChangeActions({ change, decision, decide, isSelected, together }: ChangeActionsProps) {
  const [isNoting, setNoting] = useState(false);
  const [isApart, setApart] = useState(false);
  const ids = together === null || isApart ? [change.id] : together;
  const state = decision?.state ?? 'open';
  const put = (choice: { readonly state?: DecisionState; readonly note?: string }) =>
    void decide(ids.map((findingId) => ({ findingId, ...choice })));
  const saving = (label: string, decided?: DecisionState) => ({
    label,
    onSave: (words: string) => {
      put({ ...(decided && { state: decided }), note: words.trim() });
      setNoting(false);
    },
  });
  return (
    <div className={styles.decision}>
      {isNoting ? (
        <WritingField
          label={workbenchText.note}
          placeholder={workbenchText.notePlaceholder}
          maxCharacters={DECISION_NOTE_MAX_CHARACTERS}
          first={decision?.note ?? ''}
          // A note belongs to a decision: on an open change it is saved with the decision.
          savings={
            state === 'open'
              ? [saving(text.reject, 'rejected'), saving(text.confirm, 'accepted')]
              : [saving(text.saveNote)]
          }
          onClose={() => setNoting(false)}
        />
      ) : (
        <div className={card.actions}>
          {together && (
            <Button type="link" size="small" onClick={() => setApart(!isApart)}>
              {isApart ? text.decideTogether(formatCount(together.length)) : text.decideApart}
            </Button>
          )}
          <NoteButton onNote={() => setNoting(true)} />
          <DecisionButtons
            state={state}
            words={{ accept: text.confirm, ignore: text.reject, restore: text.reopen }}
            isSelected={isSelected}
            onAccept={() => put({ state: 'accepted' })}
            onIgnore={() => put({ state: 'rejected' })}
            onRestore={() => put({ state: 'open', note: '' })}
          />
        </div>
      )}
    </div>
  );
}
