import { useFolders } from '../api/use-knowledge.ts';
import { knowledgeText } from '../knowledge.text.ts';
import { FolderSelect } from './folder-select.tsx';

interface FolderFieldProps {
  readonly teamId: string;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

const text = knowledgeText.places;

/** For pages that know no folders: until they are there, and where they cannot be read, everything goes to the top, and that is said. */
export function FolderField({ teamId, ...field }: FolderFieldProps) {
  const { data, isPending } = useFolders(teamId);
  return (
    <>
      <FolderSelect folders={data ?? []} isDisabled={data === undefined} {...field} />
      {data === undefined && <p role="status">{isPending ? text.opening : text.failedGoesTop}</p>}
    </>
  );
}
