import type { InputOf } from '@yimen/contract/endpoint';
import type { ConnectionPart } from '@yimen/contract/part-permission';
import { saveConnection, staffConnection } from '@yimen/contract/staff/connections';
import { type AuditQuery, readEvents } from '../audit/store.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { passportServices, signInMethods } from '../database/schema/sign-in.ts';
import { pushSystems, sources } from '../database/schema/sources.ts';
import { commandsOn } from './commands.ts';
import { openWorldWithEditors } from './editors.ts';
import { answers, openSourceServer } from './source-server.ts';

/** 运维, and an editor. */
export const ids = { anna: '20120088', bruno: '20180266' };
const roles = { anna: [['integrator']], bruno: [['editor']] } as const;
type Name = keyof typeof ids;

export const hr = { part: 'sources', id: 'hr' } as const;

export type Connections = Awaited<ReturnType<typeof openConnections>>;

/** People who manage an institution's connections, and another system; `begin` leaves no connection. */
export async function openConnections() {
  const other = await openSourceServer();
  const { world, staff } = await openWorldWithEditors(ids);
  const { run } = commandsOn(() => world);

  const as = (name: Name = 'anna') => staff.as(name).as;
  const save = (given: InputOf<typeof saveConnection>) => world.call(saveConnection, given, as());
  const read = async (part: ConnectionPart, id: string) => (await world.call(staffConnection, { part, id }, as())).data;
  const entries = (query: AuditQuery = { action: 'change' }) => readEvents(staff.here, query);

  /** A source on this machine. */
  const source = () => ({
    kind: 'tasks',
    name: '人事系统',
    config: {
      url: `${other.origin}/tasks?user={no}`,
      allowPrivate: true,
      headers: { Authorization: 'Bearer {secret:token}' },
      fields: { id: 'id', title: 'name', createdAt: 'at' },
    },
  });
  /** The same at an address that anybody may name. */
  const outside = () => {
    const { config, ...others } = source();
    return { ...others, config: { ...config, url: 'https://hr.example.edu/?user={no}', allowPrivate: false } };
  };
  /** An operator sends the source to this machine; returns its version. */
  async function register(): Promise<string> {
    const { kind, name, config } = source();
    await run(`set  sources  mingde  id=hr  kind=${kind}  name=${name}  config=${JSON.stringify(config)}`);
    return (await read('sources', 'hr'))?.version ?? '';
  }

  return {
    world,
    staff,
    other,
    run,
    as,
    save,
    read,
    entries,
    source,
    outside,
    register,
    async begin() {
      for (const table of [sources, pushSystems, signInMethods, passportServices, auditEntries])
        await world.db.delete(table);
      await staff.begin(roles);
      other.behave(answers([]));
      other.asked.length = 0;
    },
    close: () => Promise.all([world.close(), other.close()]),
  };
}
