import type { ConnectionPart } from '@yimen/contract/part-permission';
import { and, eq, isNull } from 'drizzle-orm';
import { revokeMethodKey } from '../changes/ways-in.ts';
import type { Database } from '../database/open.ts';
import { type people, sessions } from '../database/schema/people.ts';
import {
  passportSecrets,
  type passportServices,
  type signInMethods,
  signInSecrets,
} from '../database/schema/sign-in.ts';
import { pushKeys, type pushSystems, sourceSecrets, type sources } from '../database/schema/sources.ts';
import type { Row } from '../parts/tables.ts';
import { ownSecret, renewMethodKey, setMethodSecret } from '../sign-in/methods/keys.ts';
import { renewSiteSecret, revokeSiteSecret } from '../sign-in/passport/store.ts';
import { hasCounterpart, needsSecret, settingProblems, takesKeys, tryMethod } from '../sign-in/providers.ts';
import { allPlaceholders } from '../sources/config.ts';
import { revokeKeys, rotateKey } from '../sources/push/keys.ts';
import { setSourceSecret } from '../sources/store.ts';
import { trySourceOf } from '../sources/try.ts';
import { type Scoped, scoped } from '../tenancy/scoped.ts';
import { type Held, onlyName, type SecretTable } from './held.ts';

interface Institution {
  readonly id: string;
}

/** A key that was made; its value is shown only once. */
export interface RenewedKey {
  readonly key: string;
  readonly secret: string;
  /** Until when the former key is good; null without one, and where it is good no longer. */
  readonly formerUntil: Date | null;
}

/** What was found by asking the other system, in words without secrets for who sets it up. */
interface Tried {
  readonly works: boolean;
  readonly text: string;
  /** The rows of a source; null for what has none. */
  readonly rows: readonly Readonly<Record<string, unknown>>[] | null;
}

/** What can be done with the connections of a part, each for one row of it; what is absent cannot. */
export interface ConnectionKind<R = Row> {
  readonly secrets: SecretTable;
  /** Fields of objects in which somebody may have put a credential itself. */
  readonly freeFields?: Readonly<Record<string, readonly string[]>>;
  /** Where its `allowPrivate` stands, which opens private networks, and whether they are open without it. */
  readonly network?: { readonly column: 'config' | 'settings'; isUsuallyOpen(row: Row): boolean };
  /** What has to be mended before it can work, in Chinese. */
  problems(row: R, held: readonly Held[]): string[];
  /** What becomes of who uses it where it is removed, in Chinese. */
  note(here: Scoped, row: R): Promise<string>;
  /** Sets a secret, in a transaction; false where it has none of this name. */
  setSecret?(here: Scoped, row: R, name: string, value: string): Promise<boolean>;
  /** Makes a key, in a transaction; null where it takes none. */
  renewKey?(db: Database, institution: Institution, row: R): Promise<RenewedKey | null>;
  /** Ends a key at once, in a transaction. Throws AdminError where nobody could sign in then. */
  revokeKey?(db: Database, institution: Institution, row: R, key: string): Promise<unknown>;
  /** Whether the other system is asked for people. */
  readonly isAskedFor?: boolean;
  /** Asks the other system, for this person where it is asked for people. */
  tryOut?(db: Database, institution: Institution, row: R, person: typeof people.$inferSelect): Promise<Tried>;
}

const lacking = (held: readonly Held[]) => (held.length === 0 ? ['还没有密钥'] : []);

const placeholdersOf = (config: unknown) => allPlaceholders(config as Parameters<typeof allPlaceholders>[0]);

const source: ConnectionKind<typeof sources.$inferSelect> = {
  secrets: {
    part: 'sourceSecrets',
    owner: sourceSecrets.source,
    name: sourceSecrets.name,
    isKey: () => false,
  },
  freeFields: { config: ['url', 'headers', 'body', 'decisions'] },
  network: { column: 'config', isUsuallyOpen: () => false },
  problems({ config }, held) {
    const known = new Set(held.map(({ name }) => `secret:${name}`));
    const missing = [...placeholdersOf(config)].filter((word) => word.startsWith('secret:') && !known.has(word));
    return missing.map((word) => `还没有密钥 {${word}}`);
  },
  note: async (_, { kind, name }) => `大家看不到“${name}”的数据（${kind}）了。`,
  async setSecret(here, { id, config }, name, value) {
    // One that no field names would never be sent, and there would be no end of them.
    if (!placeholdersOf(config).has(`secret:${name}`)) return false;
    await setSourceSecret(here, id, name, value);
    return true;
  },
  isAskedFor: true,
  async tryOut(db, institution, row, person) {
    const { ms, rows, trouble } = await trySourceOf(db, institution, row, person);
    return { works: trouble === null, text: trouble ?? `收到 ${rows.length} 行，用时 ${ms} 毫秒。`, rows };
  },
};

const pushSystem: ConnectionKind<typeof pushSystems.$inferSelect> = {
  secrets: {
    part: 'pushKeys',
    owner: pushKeys.system,
    name: pushKeys.id,
    createdAt: pushKeys.createdAt,
    expiresAt: pushKeys.expiresAt,
    isKey: () => true,
  },
  problems: (_, held) => lacking(held),
  note: async (_, { name }) => `“${name}”以后的推送都会被拒绝。`,
  async renewKey(db, institution, { id }) {
    const made = await rotateKey(db, institution, id);
    return made && { key: made.id, secret: made.secret, formerUntil: made.formerUntil };
  },
  revokeKey: (db, institution, { id }, key) => revokeKeys(db, institution, id, key),
};

const signInMethod: ConnectionKind<typeof signInMethods.$inferSelect> = {
  secrets: {
    part: 'signInSecrets',
    owner: signInSecrets.method,
    name: signInSecrets.name,
    createdAt: signInSecrets.createdAt,
    expiresAt: signInSecrets.expiresAt,
    isKey: (name) => name !== ownSecret,
  },
  network: { column: 'settings', isUsuallyOpen: ({ kind }) => hasCounterpart(String(kind)) },
  problems(row, held) {
    const wrong = settingProblems(row.kind, row.settings).map(({ field, message }) => `${field}：${message}`);
    return needsSecret(row) || takesKeys(row.kind) ? [...wrong, ...lacking(held)] : wrong;
  },
  async note(here, { id }) {
    const signedIn = await here.count(sessions, and(eq(sessions.method, id), isNull(sessions.endedAt)));
    return `用它登录着的 ${signedIn} 个设备不会退出，以后要用别的方式登录。`;
  },
  async setSecret(here, { id }, name, value) {
    if (name !== ownSecret) return false;
    await setMethodSecret(here, id, value);
    return true;
  },
  async renewKey(db, institution, { id, kind }) {
    if (!takesKeys(kind)) return null;
    const { name, value, formerUntil } = await renewMethodKey(scoped(db, institution), id);
    return { key: name, secret: value, formerUntil };
  },
  revokeKey: (db, institution, { id }, key) => revokeMethodKey(db, institution.id, id, key),
  async tryOut(db, institution, row) {
    const { text, failed } = await tryMethod(scoped(db, institution), row);
    return { works: !failed, text, rows: null };
  },
};

const site: ConnectionKind<typeof passportServices.$inferSelect> = {
  secrets: { part: 'passportSecrets', owner: passportSecrets.service, isKey: () => true },
  problems: (_, held) => lacking(held),
  note: async (_, { name, origin, path }) => `“${name}”（${origin}${path}）不再得到通行证。`,
  renewKey: async (db, institution, { id }) => ({
    key: onlyName,
    secret: await renewSiteSecret(scoped(db, institution), id),
    formerUntil: null,
  }),
  revokeKey: (db, institution, { id }) => revokeSiteSecret(scoped(db, institution), id),
};

/** What staff and operators do with connections, by part. */
export const connectionKinds = {
  sources: source,
  pushSystems: pushSystem,
  signInMethods: signInMethod,
  passportServices: site,
} as const;

/** The same for a part that is named by a call, with rows as they are read there. */
export const connectionKind = (part: ConnectionPart): ConnectionKind => connectionKinds[part] as ConnectionKind;
