import { ColumnWidthOutlined } from '@ant-design/icons';
import { Alert, Button, Empty, Modal, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { formatInstant } from '../../../../shared/format/format-instant.ts';
import { useBeside } from '../../api/use-beside.ts';
import { resultText as text } from '../../result.text.ts';
import type { Audit } from '../../view-model/audit-shapes.ts';
import { type BesideGroup, type BesideRow, cutBeside } from '../../view-model/beside.ts';
import styles from './result-beside.module.css';

/** The result beside another standpoint or the former review, at no further use; absent where there is neither. */
export function ResultBeside({ audit }: { readonly audit: Audit }) {
  const [isOpen, setOpen] = useState(false);
  const { standpoints, former } = audit.beside;
  if (standpoints.length === 0 && former === null) return null;
  return (
    <>
      <Button size="small" icon={<ColumnWidthOutlined />} onClick={() => setOpen(true)}>
        {text.beside}
      </Button>
      {isOpen && <BesideDialog audit={audit} onClose={() => setOpen(false)} />}
    </>
  );
}

interface BesideDialogProps {
  readonly audit: Audit;
  readonly onClose: () => void;
}

/** antd's Segmented cannot have null as a value. */
const FORMER = '';
const WIDTH_PX = 760;

function BesideDialog({ audit, onClose }: BesideDialogProps) {
  const { standpoints, former } = audit.beside;
  // A re-run was made to see what changed.
  const [chosen, setChosen] = useState(former === null ? (standpoints[0] ?? FORMER) : FORMER);
  const options = [
    ...(former === null ? [] : [{ value: FORMER, label: formerWords(former) }]),
    ...standpoints.map((standpoint) => ({ value: standpoint, label: text.standpointOf(standpoint) })),
  ];
  return (
    <Modal open footer={null} width={WIDTH_PX} title={text.besideTitle} onCancel={onClose}>
      <Segmented
        vertical
        block
        aria-label={text.besideWith}
        value={chosen}
        options={options}
        onChange={setChosen}
      />
      <p className={styles.hint}>{chosen === FORMER ? text.besideFormerHint : text.besideFree}</p>
      {chosen === FORMER && former !== null && isOtherChoice(audit, former) && (
        <Alert type="warning" showIcon title={text.besideOtherChoice} />
      )}
      <BesideLists audit={audit} standpoint={chosen === FORMER ? null : chosen} />
    </Modal>
  );
}

type Former = NonNullable<Audit['beside']['former']>;

/** Another standpoint or list finds other risks in the same words. */
function isOtherChoice({ standpoint, templateName }: Audit, former: Former): boolean {
  return former.standpoint !== standpoint || former.templateName !== templateName;
}

function formerWords({ standpoint, at }: Former): string {
  return text.besideFormer(standpoint, at === null ? '' : `，${formatInstant(at, new Date())}`);
}

interface BesideListsProps {
  readonly audit: Audit;
  readonly standpoint: string | null;
}

const GROUPS: readonly BesideGroup[] = ['here', 'there', 'both'];

function BesideLists({ audit, standpoint }: BesideListsProps) {
  const beside = useBeside(audit, standpoint);
  if (beside.error)
    return <Alert type="error" showIcon title={text.besideFailed} description={beside.error.message} />;
  if (!beside.data) return <Skeleton active aria-label={text.besideLoading} />;
  const { rows, notCompared } = beside.data;
  const groups = cutBeside(rows);
  const names = text.besideGroups[standpoint === null ? 'former' : 'standpoint'];
  return (
    <>
      {rows.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.besideEmpty} />}
      {GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <section key={group} aria-label={names[group]}>
          <h3 className={styles.group}>
            {names[group]} <span>{formatCount(groups[group].length)}</span>
          </h3>
          <ul className={styles.rows}>
            {groups[group].map((row) => (
              <RowLine key={row.id} row={row} />
            ))}
          </ul>
        </section>
      ))}
      {notCompared > 0 && <p className={styles.hint}>{text.besideNotCompared(formatCount(notCompared))}</p>}
    </>
  );
}

function RowLine({ row }: { readonly row: BesideRow }) {
  const { title, kind, clause, quote, here, there } = row;
  const worst = here ?? there;
  const words = [here, there].flatMap((level) => (level === null ? [] : [text.levels[level]]));
  const [first = '', second = first] = words;
  return (
    <li className={styles.row}>
      <span className={styles.level} data-level={worst}>
        {text.besideLevels(first, second)}
      </span>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.place}>
          {[clause, kind === 'missing' ? text.missing : null].filter(Boolean).join(' · ')}
        </span>
        {quote !== '' && <q className={styles.quote}>{quote}</q>}
      </span>
    </li>
  );
}
