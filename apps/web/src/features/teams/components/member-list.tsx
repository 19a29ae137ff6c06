import { MoreOutlined } from '@ant-design/icons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Button, Dropdown, Empty, Input, Tag } from 'antd';
import { useRef, useState } from 'react';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import type { TeamMember, TeamPeople } from '../api/team-members.query.ts';
import { teamPageText as text } from '../team-page.text.ts';
import { findMembers, type MemberAction, memberActions } from '../view-model/member-list.ts';
import styles from './team-page.module.css';
import { useMemberActions } from './use-member-actions.ts';

interface MemberListProps {
  readonly teamId: string;
  readonly people: TeamPeople;
}

/** Two lines on a phone, one elsewhere. */
const ROW_PX = 56;
const OVERSCAN_ROWS = 6;

/** Only visible rows are rendered. */
export function MemberList({ teamId, people }: MemberListProps) {
  const [keyword, setKeyword] = useState('');
  const run = useMemberActions(teamId);
  const shown = findMembers(people.items, keyword);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => shown[index]?.userId ?? index,
    overscan: OVERSCAN_ROWS,
  });
  return (
    <>
      <Input.Search
        allowClear
        className={styles.search ?? ''}
        placeholder={text.search}
        aria-label={text.search}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {shown.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.noneFound} />}
      <div ref={scroller} className={styles.scroller}>
        <table className={styles.table} aria-label={text.memberTable} aria-rowcount={shown.length + 1}>
          <Heads />
          <tbody className={styles.canvas} style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map((item) => {
              const member = shown[item.index];
              return (
                member && (
                  <tr
                    key={item.key}
                    aria-rowindex={item.index + 2}
                    className={`${styles.row} ${styles.slot}`}
                    style={{ transform: `translateY(${item.start}px)` }}
                  >
                    <MemberCells
                      member={member}
                      actions={memberActions(member, people.abilities.delete)}
                      run={run}
                    />
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Heads() {
  const { name, phone, role, joined, actions } = text.columns;
  return (
    <thead className={styles.heads}>
      <tr className={`${styles.row} ${styles.headRow}`} aria-rowindex={1}>
        <th scope="col">{name}</th>
        <th scope="col" className={styles.wide}>
          {phone}
        </th>
        <th scope="col">{role}</th>
        <th scope="col" className={styles.wide}>
          {joined}
        </th>
        <th scope="col">{actions}</th>
      </tr>
    </thead>
  );
}

interface MemberCellsProps {
  readonly member: TeamMember;
  readonly actions: readonly MemberAction[];
  readonly run: (member: TeamMember, action: MemberAction) => void;
}

function MemberCells({ member, actions, run }: MemberCellsProps) {
  const { name, phone, role, joinedAt, isMe } = member;
  const items = actions.map((action, key) => ({
    key: String(key),
    label: actionLabel(action),
    danger: action.kind === 'remove',
    onClick: () => run(member, action),
  }));
  return (
    <>
      <td>
        <span className={styles.name} title={name}>
          {name}
          {isMe && <Tag className={styles.mine ?? ''}>{text.me}</Tag>}
        </span>
        <span className={`${styles.under} ${styles.faint}`}>{phone}</span>
      </td>
      <td className={`${styles.wide} ${styles.phone}`}>{phone}</td>
      <td>{text.roles[role]}</td>
      <td className={`${styles.wide} ${styles.time}`}>
        <time dateTime={joinedAt}>{formatInstant(joinedAt, new Date())}</time>
      </td>
      <td>
        {items.length > 0 && (
          <Dropdown trigger={['click']} menu={{ items }}>
            <Button type="text" icon={<MoreOutlined />} aria-label={text.actionsOf(name)} />
          </Dropdown>
        )}
      </td>
    </>
  );
}

function actionLabel(action: MemberAction): string {
  switch (action.kind) {
    case 'role':
      return text.setRole[action.role];
    case 'transfer':
      return text.transfer;
    case 'remove':
      return text.remove;
  }
}
