/** The settings of a LibreOffice process: no macros, no links, no Java, no recovery, Chinese conventions. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Setting = readonly [path: string, name: string, value: string];

const settings: readonly Setting[] = [
  ['Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  // 3: only macros from trusted locations, and no location is trusted.
  ['Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  // Supported from 7.6 on; before that strip-references.ts covers what the setting above leaves out.
  ['Office.Common/Security/Scripting', 'DisableActiveContent', 'true'],
  ['Office.Java/VirtualMachine', 'Enable', 'false'],
  // 0 in Writer and 2 in Calc both mean: never.
  ['Office.Writer/Content/Update', 'Link', '0'],
  ['Office.Calc/Content/Update', 'Link', '2'],
  ['Office.Recovery/AutoSave', 'Enabled', 'false'],
  ['Office.Recovery/RecoveryInfo', 'Enabled', 'false'],
  ['Office.Common/Save/Document', 'CreateBackup', 'false'],
  ['Office.Common/History', 'PickListSize', '0'],
  ['Setup/L10N', 'ooSetupSystemLocale', 'zh-CN'],
  ['Office.Linguistic/General', 'DefaultLocale_CJK', 'zh-CN'],
];

/**
 * What the process is started with: while a document is open, LibreOffice does not exit after a conversion. A new one, because 7.4 crashes with an
 * open text file as soon as it has converted another text file or a web page.
 */
export const KEEP_OPEN = 'private:factory/swriter';

export async function writeProfile(profile: string): Promise<void> {
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), registry());
}

/**
 * Picture formats that are never opened: SVG can include pictures from anywhere on the disk, which no setting
 * prevents, and EPS is a program that is run. Word stores a picture of another format beside either of them.
 */
const pictureFilters = ['svg_Import', 'eps_Import'];

function registry(): string {
  const forgotten = pictureFilters.map(
    (name) =>
      `<item oor:path="/org.openoffice.TypeDetection.GraphicFilter/Filters"><node oor:name="${name}" oor:op="remove"/></item>`,
  );
  const items = settings.map(
    ([path, name, value]) =>
      `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${items.join('\n')}
${forgotten.join('\n')}
</oor:items>
`;
}
