import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { renewPush } from '../../features/account/api/push.ts';
import { sessionQuery } from '../../features/account/api/session.query.ts';
import { useSession } from './use-session.ts';

/** A browser that takes messages belongs to whoever is signed in there now. */
export function PushWatcher() {
  const isSignedIn = useSession().kind === 'valid';
  const userId = useQuery({ ...sessionQuery(), enabled: isSignedIn }).data?.user.userId;
  useEffect(() => {
    // A browser whose push cannot be renewed has none; the settings say so.
    if (isSignedIn && userId !== undefined) renewPush().catch(() => undefined);
  }, [isSignedIn, userId]);
  return null;
}
