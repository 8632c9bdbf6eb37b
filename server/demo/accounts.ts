import { fileURLToPath } from 'node:url';
import { readInstitution } from '../commands/whole-file.ts';
import type { people as persons } from '../database/schema/people.ts';
import type { Exported } from '../parts/tables.ts';

/** The password of every demo account: printed at the start, and used only in the demo. */
export const demoPassword = 'Yimen-2026';

/** Folders of the demo institutions, in the order of loading: the first is served at localhost. */
export const demoFolders: readonly string[] = ['mingde', 'jiangcheng', 'yunzhou'].map((key) =>
  fileURLToPath(new URL(`./content/${key}`, import.meta.url)),
);

export interface DemoInstitution {
  key: string;
  name: string;
  hosts: readonly string[];
  accounts: { account: string; name: string; title: string; userType: string }[];
}

/** The demo's institutions with their hosts and accounts. */
export async function demoAccounts(): Promise<DemoInstitution[]> {
  const read = await Promise.all(demoFolders.map((folder) => readInstitution(folder) as Promise<Exported>));
  return read.map(({ institution, hosts, rows: { people = [] } }) => ({
    key: String(institution.id),
    name: String(institution.name),
    hosts,
    accounts: (people as (typeof persons.$inferSelect)[]).map(({ id: account, name, title, userType }) => ({
      account,
      name,
      title,
      userType,
    })),
  }));
}

/** The text after a start: the demo institutions that exist, each with an account of every kind. */
export async function accountLines(port: number, isThere: (host: string) => Promise<boolean>): Promise<string[]> {
  const lines: string[] = [];
  for (const { name, hosts, accounts } of await demoAccounts()) {
    const host = hosts.find((host) => host.endsWith('.localhost'));
    if (!host || !(await isThere(host))) continue;
    lines.push(`  ${name}  http://${host}:${port}`);
    for (const [one] of Map.groupBy(accounts, ({ userType }) => userType).values()) {
      if (one) lines.push(`    ${one.account.padEnd(14)} ${one.name}${one.title ? `（${one.title}）` : ''}`);
    }
  }
  return lines.length > 0 ? [...lines, '', `  演示账号的密码都是 ${demoPassword}`] : [];
}
