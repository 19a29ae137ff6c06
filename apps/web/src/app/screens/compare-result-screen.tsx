import { useQuery } from '@tanstack/react-query';
import { CompareResultPage } from '../../features/compare/components/result/compare-result-page.tsx';
import { teamsQuery } from '../../features/teams/api/teams.query.ts';
import { DeviationButton } from '../../features/templates/components/fill/deviation-button.tsx';

interface CompareResultScreenProps {
  readonly version: 'v2' | 'v3';
}

export function CompareResultV2Screen() {
  return <CompareResultScreen version="v2" />;
}

export function CompareResultV3Screen() {
  return <CompareResultScreen version="v3" />;
}

/** The result of a comparison, with a button that compares the new file with a template. */
function CompareResultScreen({ version }: CompareResultScreenProps) {
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
