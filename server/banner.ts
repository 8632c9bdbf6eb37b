import type { Database } from './database/open.ts';
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import type { Domain } from './http/domain.ts';

/** Accounts shown for each institution; the README lists them all. */
const shown = 3;

/** What to read after a start: where to open Yimen, and the demo accounts of the institutions that are there. */
export async function banner(db: Database, domain: Domain, port: number): Promise<string> {
  const lines = ['', `Yimen is ready: http://localhost:${port}`, ''];
  for (const { name, hosts, accounts } of await demoAccounts()) {
    const host = hosts.find((host) => host.endsWith('.localhost'));
    if (!host || !(await domain.resolveInstitution(db, host))) continue;
    lines.push(`  ${name}  http://${host}:${port}`);
    for (const { account, name, title } of accounts.slice(0, shown)) {
      lines.push(`    ${account.padEnd(14)} ${name}${title ? `（${title}）` : ''}`);
    }
  }
  if (lines.length > 3) lines.push('', `  The password of every demo account is ${demoPassword}.`);
  lines.push('  The API: /openapi', '');
  return lines.join('\n');
}
