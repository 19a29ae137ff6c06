/** The messages for the person who runs `npm start` or `npm test`. */
export const text = {
  installing: '正在安装依赖（首次约需两三分钟）…',
  /** @param {number} seconds */
  installed: (seconds) => `依赖安装完成，用时 ${seconds} 秒`,
  installFailed: '依赖安装失败：npm ci 没有成功，请查看上面的输出（常见原因：网络或 npm 源不可用）',
  /** @param {string} version */
  nodeUnusable: (version) =>
    `项目自带的 Node ${version} 无法运行：请确认本机系统受支持（Linux 或 macOS，x64 或 arm64）`,
  postgresUnusable: '内置 PostgreSQL 的文件不完整：请删除 node_modules 后重新运行',
  building: '正在构建网页…',
  /** @param {number} seconds */
  built: (seconds) => `网页构建完成，用时 ${seconds} 秒`,
  buildFailed: '网页构建失败，请查看上面的输出',
  bundling: '正在打包服务程序…',
  /** @param {number} seconds */
  bundled: (seconds) => `服务程序打包完成，用时 ${seconds} 秒`,
  bundleFailed: '服务程序打包失败，请查看上面的输出',
  /** @param {readonly string[]} packages */
  installingSystemPackages: (packages) => `正在安装系统软件包：${packages.join('、')}…`,
  /** @param {string} name @param {string} why @param {readonly string[]} packages */
  systemPackageMissing: (name, why, packages) =>
    `缺少 ${name}（${why}）。安装方法：apt-get install ${packages.join(' ')}`,
  makingLanguageModel: '正在制作合同纠错的语言模型（约需一分钟）…',
  languageModelFailed: '语言模型没有做成：需要 apt-get、tar、xz 和可用的 Debian 源',
  /** @param {readonly string[]} names */
  testsNeedSystemPackages: (names) => `缺少 ${names.join('、')}，无法运行测试`,
};
