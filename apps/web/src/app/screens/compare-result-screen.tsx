import { useQuery } from '@tanstack/react-query';
import { CompareResultPage } from '../../features/compare/index.ts';
import { teamsQuery } from '../../features/teams/api/teams.query.ts';
import { DeviationButton } from '../../features/templates/index.ts';

interface CompareResultScreenProps {
  readonly version: 'v2' | 'v3';
}

/** The result of a comparison, with a button that compares the new file with a template. */
export function CompareResultScreen({ version }: CompareResultScreenProps) {
  const { data } = useQuery(teamsQuery());
  return (
    <CompareResultPage
      version={version}
      fileTools={({ teamId, target }) => {
        // Guests see its files only here: the team's templates are not open to them.
        const isMember = data?.items.some((space) => space.teamId === teamId) ?? false;
        return isMember ? <DeviationButton teamId={teamId} file={target} /> : null;
      }}
    />
  );
}
