/** The user's spaces and the current one, combined from account and teams. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OperatorRole } from '@wenjian/api';
import { useState } from 'react';
import { type SessionInfo, sessionQuery } from '../../features/account/api/session.query.ts';
import { type Space, saveCurrentSpace, teamsQuery } from '../../features/teams/api/teams.query.ts';
import { teamsText } from '../../features/teams/text.ts';
import { currentSpaceId, isPersonalSpace } from '../../features/teams/view-model/current-space.ts';
import { showToast } from '../../shared/ui/toast.ts';

export interface Spaces {
  readonly user: SessionInfo['user'];
  readonly spaces: readonly Space[];
  readonly currentId: string;
  readonly isPersonal: boolean;
  /** Null: does not run the product. */
  readonly operatorRole: OperatorRole | null;
}

/** Null until the session has been read; inside the workspace it always has been. */
export function useSpaces(isSignedIn: boolean): Spaces | null {
  const account = useQuery({ ...sessionQuery(), enabled: isSignedIn });
  const teams = useQuery({ ...teamsQuery(), enabled: isSignedIn && account.isSuccess });
  if (!account.data) return null;
  const currentId = currentSpaceId(account.data, teams.data?.items);
  return {
    user: account.data.user,
    spaces: teams.data?.items ?? [],
    currentId,
    isPersonal: isPersonalSpace(currentId, account.data.personalTeamId),
    operatorRole: account.data.operatorRole ?? null,
  };
}

/** Belongs to the user rather than to a space, so it survives a switch. */
const keysOfTheUser: readonly unknown[] = ['session', 'identity', 'teams', 'tokenVerdict', 'stopTime'];

/** Saves the choice on the server first: the server's current space decides where new work goes. */
export function useSwitchSpace() {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function switchTo(teamId: string): Promise<boolean> {
    setBusy(true);
    try {
      await saveCurrentSpace(teamId);
      client.setQueryData(sessionQuery().queryKey, (known) => known && { ...known, currentTeamId: teamId });
      await client.resetQueries({ predicate: ({ queryKey }) => !keysOfTheUser.includes(queryKey[0]) });
      return true;
    } catch (error) {
      showToast({ kind: 'error', message: error instanceof Error ? error.message : String(error) });
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function switchToSpace(space: Space): Promise<void> {
    const name = space.type === 'personal' ? teamsText.personal : space.name;
    if (await switchTo(space.id)) showToast({ kind: 'success', message: teamsText.switched(name) });
  }

  return { isBusy, switchTo, switchToSpace };
}
