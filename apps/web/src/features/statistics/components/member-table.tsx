import { countedTools, toolTable } from '@wenjian/api';
import { Table, type TableColumnsType, Tag } from 'antd';
import type { Statistics } from '../api/use-statistics.ts';
import { statisticsText as text } from '../text.ts';
import styles from './statistics.module.css';

type Member = Statistics['members'][number];

const HEIGHT = 360;
const NAME_WIDTH = 160;
const COUNT_WIDTH = 96;

const number = (title: string, key: string, figureOf: (member: Member) => number) => ({
  title,
  key,
  width: COUNT_WIDTH,
  align: 'right' as const,
  sorter: (one: Member, other: Member) => figureOf(one) - figureOf(other),
  render: (_: unknown, member: Member) => figureOf(member),
});

const columns: TableColumnsType<Member> = [
  {
    title: text.member,
    key: 'name',
    width: NAME_WIDTH,
    ellipsis: true,
    render: (_, { name, isMember }) => (
      <>
        {name} {isMember ? null : <Tag>{text.left}</Tag>}
      </>
    ),
  },
  ...countedTools.map((tool) => number(toolTable[tool].title, tool, ({ tasks }) => tasks[tool])),
  number(text.total, 'total', ({ total }) => total),
  number(text.used, 'used', ({ used }) => used),
  number(text.returned, 'returned', ({ returned }) => returned),
];

export function MemberTable({ members }: { readonly members: readonly Member[] }) {
  return (
    <section className={styles.card} aria-labelledby="statistics-members">
      <h2 id="statistics-members">{text.members}</h2>
      <Table<Member>
        virtual
        size="small"
        rowKey="userId"
        columns={columns}
        dataSource={members}
        pagination={false}
        scroll={{ x: NAME_WIDTH + COUNT_WIDTH * (columns.length - 1), y: HEIGHT }}
      />
    </section>
  );
}
