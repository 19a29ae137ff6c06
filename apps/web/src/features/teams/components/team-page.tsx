import { Alert, Button, Skeleton, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { formatCount } from '../../../shared/format/format-count.ts';
import { type TeamPeople, useTeamPeople } from '../api/team-members.query.ts';
import { teamPageText as text } from '../team-page.text.ts';
import type { Team } from '../view-model/team.ts';
import { InvitationList } from './invitation-list.tsx';
import { MemberList } from './member-list.tsx';
import { RecordsTab } from './records-tab.tsx';
import { SeatsMeter } from './seats-meter.tsx';
import { TeamHead } from './team-head.tsx';
import styles from './team-page.module.css';
import { TeamRequests } from './team-requests.tsx';

interface TeamPageProps {
  readonly team: Team;
  /** The user is not in the team any more. */
  readonly onLeft: () => void;
  /** Beside the seats: the contact link, for teams that need more than any plan has. */
  readonly contact?: ReactNode;
}

export function TeamPage({ team, onLeft, contact }: TeamPageProps) {
  const people = useTeamPeople(team.id);
  return (
    <div className={styles.page}>
      <TeamHead team={team} people={people.data} onLeft={onLeft} />
      {people.data && <SeatsMeter seats={people.data.seats} contact={contact} />}
      <div className={styles.card}>
        {people.error && !people.data ? (
          <Alert
            type="error"
            showIcon
            title={text.loadFailed}
            description={people.error.message}
            action={<Button onClick={() => void people.refetch()}>{text.retry}</Button>}
          />
        ) : (
          <Body team={team} people={people.data} />
        )}
      </div>
    </div>
  );
}

const TAB = 'view';

function Body({ team, people }: { readonly team: Team; readonly people: TeamPeople | undefined }) {
  const [search, setSearch] = useSearchParams();
  if (!people) return <Skeleton active paragraph={{ rows: 6 }} />;
  const { items, requests, abilities } = people;
  const members = {
    key: 'members',
    label: text.tabs.members(formatCount(items.length)),
    children: (
      <>
        <MemberList teamId={team.id} people={people} />
        {people.invitations.length > 0 && <InvitationList teamId={team.id} people={people} />}
      </>
    ),
  };
  if (!abilities.share) return <Tabs items={[members]} />;
  const tabs = [
    members,
    {
      key: 'requests',
      label: text.tabs.requests(formatCount(requests.length)),
      children: <TeamRequests teamId={team.id} requests={requests} />,
    },
    { key: 'records', label: text.tabs.records, children: <RecordsTab team={team} /> },
  ];
  return (
    <Tabs
      items={tabs}
      activeKey={tabs.find(({ key }) => key === search.get(TAB))?.key ?? members.key}
      destroyOnHidden
      onChange={(key) => setSearch({ [TAB]: key }, { replace: true })}
    />
  );
}
