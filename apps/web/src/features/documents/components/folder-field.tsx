import { useFolders } from '../api/use-knowledge.ts';
import { FolderSelect } from './folder-select.tsx';

interface FolderFieldProps {
  readonly teamId: string;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** For pages that know no folders: until they are there, and where they cannot be read, everything goes to the top. */
export function FolderField({ teamId, ...field }: FolderFieldProps) {
  return <FolderSelect folders={useFolders(teamId).data ?? []} {...field} />;
}
