/** zh-CN sentences for the operator about a start that failed. */
export const startText = {
  portTaken: (port: number | undefined): string =>
    `未启动：端口 ${port ?? ''} 已被其他程序占用。请先停止它，或用 PORT（运维端口用 OPERATOR_PORT）指定另一个端口。`,
  portForbidden: (port: number | undefined): string =>
    `未启动：没有权限使用端口 ${port ?? ''}。请用 PORT 指定 1024 以上的端口。`,
  folderReadOnly: (path: string): string =>
    `未启动：无法写入 ${path}，它是只读的或没有权限。请修改权限，或用 DATA_DIR 指定另一个目录。`,
  diskFull: (path: string): string =>
    `未启动：写入 ${path} 时磁盘空间不足。请腾出空间，或用 DATA_DIR 指定另一个目录。`,
  databaseAway: (address: string): string =>
    `未启动：连接不上数据库（${address}）。请检查 DATABASE_URL，并确认数据库正在运行。`,
} as const;
