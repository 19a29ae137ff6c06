/** The workspace's component library in every state that it is used in. Not for public pages: it is loaded on demand. */
import {
  Alert,
  Badge,
  Button,
  Checkbox,
  DatePicker,
  Empty,
  Input,
  InputNumber,
  Pagination,
  Progress,
  Radio,
  Select,
  Skeleton,
  Space,
  Spin,
  Steps,
  Switch,
  Table,
  Tabs,
  Tag,
} from 'antd';
import type { ReactNode } from 'react';
import { BADGE_MAX } from '../../../../shared/theme/tokens.ts';
import { EndedPanel } from '../../../../shared/ui/ended-panel.tsx';
import { libraryText as text } from '../../design.text.ts';
import styles from './design-library.module.css';

export function DesignLibrary() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
      <States />
      <Data />
      <Navigation />
      <Waiting />
      <Ended />
    </>
  );
}

export function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{name}</h3>
      {children}
    </section>
  );
}

function Buttons() {
  return (
    <Group name={text.buttons}>
      <Space wrap>
        <Button type="primary">{text.primary}</Button>
        <Button>{text.normal}</Button>
        <Button type="dashed">{text.dashed}</Button>
        <Button type="text">{text.text}</Button>
        <Button type="link">{text.link}</Button>
        <Button danger>{text.danger}</Button>
        <Button type="primary" loading>
          {text.busy}
        </Button>
        <Button disabled>{text.disabled}</Button>
      </Space>
      <Space wrap aria-label={text.sizes}>
        <Button size="large">{text.large}</Button>
        <Button>{text.middle}</Button>
        <Button size="small">{text.small}</Button>
      </Space>
    </Group>
  );
}

function Fields() {
  return (
    <Group name={text.fields}>
      <div className={styles.fields}>
        <Input placeholder={text.field} aria-label={text.field} />
        <Input defaultValue={text.filled} aria-label={text.filled} />
        <Input status="error" placeholder={text.wrong} aria-label={text.wrong} />
        <Input status="warning" defaultValue={text.caution} aria-label={text.caution} />
        <Input disabled defaultValue={text.disabled} aria-label={text.disabled} />
        <Input.Search placeholder={text.search} aria-label={text.search} />
        <InputNumber defaultValue={3} aria-label={text.count} />
        <Input.TextArea rows={2} placeholder={text.words} aria-label={text.words} />
      </div>
    </Group>
  );
}

function Choices() {
  return (
    <Group name={text.choices}>
      <Space wrap size="large">
        <Select
          defaultValue={text.standpoints[0]}
          options={text.standpoints.map((value) => ({ value }))}
          aria-label={text.standpoint}
        />
        <Radio.Group defaultValue={text.standpoints[0]} options={[...text.standpoints]} />
        <Checkbox.Group defaultValue={[text.options[0]]} options={[...text.options]} />
        <Switch defaultChecked aria-label={text.on} />
        <Switch disabled aria-label={text.disabled} />
        <DatePicker aria-label={text.date} placeholder={text.date} />
      </Space>
    </Group>
  );
}

const PROGRESS = { running: 42, done: 100, failed: 70 } as const;

function States() {
  return (
    <Group name={text.states}>
      <Space wrap>
        {text.statuses.map(({ label, color }) => (
          <Tag key={label} color={color}>
            {label}
          </Tag>
        ))}
        <Badge count={BADGE_MAX + 1} overflowCount={BADGE_MAX}>
          <Button>{text.badge}</Button>
        </Badge>
      </Space>
      <div className={styles.fields}>
        <Progress percent={PROGRESS.running} aria-label={text.statuses[1].label} />
        <Progress percent={PROGRESS.done} aria-label={text.statuses[2].label} />
        <Progress percent={PROGRESS.failed} status="exception" aria-label={text.statuses[3].label} />
      </div>
      {text.alerts.map(({ type, message }) => (
        <Alert key={type} type={type} title={message} showIcon />
      ))}
    </Group>
  );
}

function Data() {
  const { name, status, count } = text.columns;
  return (
    <Group name={text.data}>
      <Table
        rowKey="name"
        size="middle"
        pagination={false}
        scroll={{ x: true }}
        dataSource={[...text.rows]}
        columns={[
          { title: name, dataIndex: 'name' },
          { title: status, dataIndex: 'status' },
          {
            title: count,
            dataIndex: 'count',
            align: 'right',
            render: (value: number | null) => value ?? '–',
          },
        ]}
      />
      <Pagination total={120} pageSize={20} showSizeChanger={false} />
    </Group>
  );
}

function Navigation() {
  return (
    <Group name={text.navigation}>
      <Tabs items={text.tabs.map((label) => ({ key: label, label }))} />
      <Steps current={1} size="small" items={text.steps.map((title) => ({ title }))} />
    </Group>
  );
}

function Waiting() {
  return (
    <Group name={text.empty}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.nothing} />
      <Spin aria-label={text.waiting} />
      <Skeleton active paragraph={{ rows: 2 }} title={false} />
    </Group>
  );
}

function Ended() {
  return (
    <Group name={text.ended}>
      <div className={styles.ended}>
        {text.ends.map(({ end, title, reason }) => (
          <EndedPanel
            key={end}
            end={end}
            title={title}
            reason={reason}
            notes={[text.kept]}
            actions={<Button type="primary">{text.again}</Button>}
          />
        ))}
      </div>
    </Group>
  );
}
