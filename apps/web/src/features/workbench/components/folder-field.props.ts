import type { ComponentType } from 'react';

/** Which folder of the knowledge base; null is the top. */
interface FolderFieldProps {
  readonly teamId: string;
  readonly value: string | null;
  readonly onChange: (folderId: string | null) => void;
}

/** The knowledge base is another feature's: whoever shows the workbench gives its field. */
export type FolderField = ComponentType<FolderFieldProps>;
