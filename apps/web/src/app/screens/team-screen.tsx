import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { sessionQuery } from '../../features/account/api/session.query.ts';
import { openInquiry } from '../../features/inquiries/api/inquiry-dialogs.store.ts';
import { TEAMS_KEY, teamsQuery } from '../../features/teams/api/teams.query.ts';
import { TeamPage } from '../../features/teams/components/team-page.tsx';
import { PageLoading } from '../../shared/ui/page-loading.tsx';
import { useSpaces, useSwitchSpace } from '../session/use-spaces.ts';
import { screensText as text } from './screens.text.ts';

/** A team is managed inside its own space: opened from another space, the page first enters the team's. */
export function TeamScreen() {
  const { id = '' } = useParams();
  const spaces = useSpaces(true);
  // Read again: a user who was just admitted is missing from the cached list.
  const teams = useQuery({ ...teamsQuery(), refetchOnMount: 'always' });
  const client = useQueryClient();
  const navigate = useNavigate();
  const team = teams.data?.items.find((space) => space.id === id && space.type === 'team');
  const isElsewhere = team !== undefined && spaces?.currentId !== id;
  const entering = useEntering(id, isElsewhere);

  async function onLeft() {
    // First, because here a user outside the team can apply to join.
    await navigate('/dashboard');
    await client.invalidateQueries({ queryKey: TEAMS_KEY });
    await client.invalidateQueries({ queryKey: sessionQuery().queryKey });
  }

  if (teams.error && !team) return <Failed error={teams.error} onRetry={() => void teams.refetch()} />;
  if (entering.hasFailed) return <Failed onRetry={entering.enter} />;
  const isKnown = team !== undefined || (teams.isFetchedAfterMount && !teams.isFetching);
  if (!spaces || isElsewhere || !isKnown) return <PageLoading />;
  // Not a member: shows the way to apply, or that there is no such team.
  if (!team) return <Navigate to={`/dashboard?tid=${encodeURIComponent(id)}`} replace />;
  return <TeamPage team={team} onLeft={() => void onLeft()} contact={<EnterpriseContact />} />;
}

function EnterpriseContact() {
  return (
    <Button type="link" onClick={() => openInquiry('requirement')}>
      {text.enterpriseContact}
    </Button>
  );
}

function useEntering(id: string, isElsewhere: boolean) {
  const { switchTo } = useSwitchSpace();
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `switchTo` is made anew with every drawing
  const enter = useCallback(() => {
    setFailed(false);
    void switchTo(id).then((isIn) => setFailed(!isIn));
  }, [id]);
  useEffect(() => {
    if (isElsewhere) enter();
  }, [isElsewhere, enter]);
  return { hasFailed, enter };
}

function Failed({ error, onRetry }: { readonly error?: Error; readonly onRetry: () => void }) {
  return (
    <Alert
      type="error"
      showIcon
      title={text.teamFailed}
      description={error?.message}
      action={<Button onClick={onRetry}>{text.retry}</Button>}
    />
  );
}
