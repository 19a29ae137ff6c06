import { CheckCircleOutlined, CopyOutlined } from '@ant-design/icons';
import { Alert, Button, Drawer, Spin } from 'antd';
import { useEffect } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { CoverageList } from '../../../../shared/result/coverage-list.tsx';
import { copyWords } from '../../../../shared/ui/copy-words.ts';
import { useRecheck } from '../../api/use-recheck.ts';
import { resultText as text } from '../../result.text.ts';
import { NO_FILTER } from '../../view-model/correction-filter.ts';
import type { Finding, Proofreading, Recheck } from '../../view-model/proofread-shapes.ts';
import { newFirst, originalPlace, type Standing, standingOf } from '../../view-model/recheck-finding.ts';
import { CorrectionWords } from './correction-words.tsx';
import styles from './recheck-drawer.module.css';
import type { ResultState } from './use-result-state.ts';

interface RecheckDrawerProps {
  readonly task: Proofreading;
  readonly resultState: ResultState;
  readonly onClose: () => void;
}

const DRAWER_PX = 480;

/** Examines the text with all accepted corrections again when it opens. */
export function RecheckDrawer({ task, resultState, onClose }: RecheckDrawerProps) {
  const { mutate, data, error, isPending } = useRecheck(task.id);
  useEffect(() => mutate(), [mutate]);
  return (
    <Drawer
      open
      size={DRAWER_PX}
      title={text.recheckTitle}
      onClose={onClose}
      extra={
        data && (
          <Button icon={<CopyOutlined />} onClick={() => void copyWords(data.corrected, text.copied)}>
            {text.copyText}
          </Button>
        )
      }
    >
      {isPending && (
        <div role="status">
          <Spin size="small" /> {text.rechecking}
        </div>
      )}
      {error && (
        <Alert
          type="error"
          showIcon
          title={error.message}
          action={<Button onClick={() => mutate()}>{text.recheckAgain}</Button>}
        />
      )}
      {data && <RecheckFindings recheck={data} resultState={resultState} onClose={onClose} />}
    </Drawer>
  );
}

interface RecheckFindingsProps {
  readonly recheck: Recheck;
  readonly resultState: ResultState;
  readonly onClose: () => void;
}

function RecheckFindings({ recheck, resultState, onClose }: RecheckFindingsProps) {
  const { corrections, coverage } = recheck;
  const onShow = (finding: Finding) => {
    showOriginal(resultState, finding);
    onClose();
  };
  return (
    <>
      <Summary recheck={recheck} />
      {corrections.length === 0 && (
        <p className={styles.clean}>
          <CheckCircleOutlined aria-hidden /> {text.clean}
        </p>
      )}
      <ul className={styles.list}>
        {newFirst(corrections).map((finding) => (
          <FindingRow
            key={finding.id}
            finding={finding}
            standing={standingOf(finding, resultState.deciding.decisions)}
            onShow={() => onShow(finding)}
          />
        ))}
      </ul>
      <CoverageList coverage={coverage} />
    </>
  );
}

function Summary({ recheck: { applied, renumbered, corrections } }: { readonly recheck: Recheck }) {
  const fresh = corrections.filter(({ isNew }) => isNew).length;
  return (
    <p className={styles.summary}>
      <strong>{text.applied(formatCount(applied))}</strong>
      {renumbered > 0 && `，${text.renumberedPlaces(formatCount(renumbered))}`}
      {corrections.length > 0 && `，${text.stillFound(formatCount(corrections.length))}`}
      {fresh > 0 && `，${text.newlyFound(formatCount(fresh))}`}
    </p>
  );
}

interface FindingRowProps {
  readonly finding: Finding;
  readonly standing: Standing;
  readonly onShow: () => void;
}

const STANDINGS: Readonly<Record<Standing, string>> = {
  new: text.isNew,
  open: text.isOpen,
  accepted: text.isAccepted,
};

function FindingRow({ finding, standing, onShow }: FindingRowProps) {
  const { tier, family, reason, context } = finding;
  return (
    <li className={styles.finding} data-tier={tier} data-testid="recheck-finding">
      <div className={styles.head}>
        <span className={styles.tier}>{text.tiers[tier]}</span>
        <span>{text.families[family]}</span>
        <span className={styles.new} data-new={standing === 'new'}>
          {STANDINGS[standing]}
        </span>
        <Button type="link" size="small" onClick={onShow}>
          {text.original}
        </Button>
      </div>
      <div className={styles.quote}>
        <span className={styles.context}>{context.before}</span>
        <CorrectionWords correction={finding} replacement={null} />
        <span className={styles.context}>{context.after}</span>
      </div>
      <p className={styles.reason}>{reason}</p>
    </li>
  );
}

/** A known finding has its card and mark; a new one is only pointed at. */
function showOriginal(resultState: ResultState, finding: Finding): void {
  const known = resultState.byId.get(finding.knownId ?? '');
  if (known) {
    // A mark hidden by the filter would not be found.
    if (!resultState.shown.includes(known))
      resultState.setFilter({ ...NO_FILTER, order: resultState.filter.order });
    resultState.setTextView('original');
    resultState.select(known.id, 'locate');
    return;
  }
  const place = originalPlace(resultState.result, finding);
  // Without a box nothing can be marked on pages: the text is shown instead.
  const needsText = resultState.result.document.pages !== null && place.boxes.length === 0;
  resultState.setTextView(needsText ? 'revised' : 'original');
  resultState.show(place);
}
