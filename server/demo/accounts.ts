import { readContent } from './read.ts';

/** The password of every demo account: printed at the start, never used outside the demo. */
export const demoPassword = 'Yimen-2026';

export interface DemoInstitution {
  key: string;
  name: string;
  hosts: string[];
  accounts: { account: string; name: string; title: string }[];
}

/** The demo's institutions with their hosts and accounts, for the start banner. */
export async function demoAccounts(): Promise<DemoInstitution[]> {
  return (await readContent()).map(({ institution, people }) => ({
    key: institution.key,
    name: institution.name,
    hosts: institution.hosts,
    accounts: people.map(({ account, name, title }) => ({ account, name, title })),
  }));
}
