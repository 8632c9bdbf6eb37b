import * as v from 'valibot';
import type { signInMethods } from '../database/schema/sign-in.ts';
import { fieldReason } from '../http/issue-reason.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { apiProvider } from './api/index.ts';
import { cas } from './cas/index.ts';
import { counterpartFailure } from './counterpart-failure.ts';
import { readMethod, readMethodsOf, secretsOf } from './methods/store.ts';
import { oauth2, oidc } from './oauth/index.ts';
import { passwordProvider } from './password/index.ts';
import type { Provider } from './provider.ts';
import { qr } from './qr/index.ts';
import { SignInRefusal } from './refuse.ts';
import { weChat, weChatQr, weCom } from './wechat/index.ts';

/** Every method of signing in. */
export const providers: readonly Provider[] = [
  passwordProvider(namesEverywhere),
  qr,
  cas,
  oauth2,
  oidc,
  weChat,
  weChatQr,
  weCom,
  apiProvider,
];

const byKind: ReadonlyMap<string, Provider> = new Map(providers.map((provider) => [provider.kind, provider]));

/** The provider of a kind; undefined for a kind that this version does not know. */
export const providerOf = (kind: string): Provider | undefined => byKind.get(kind);

/** The kind of a method. The database does not check it, so that a new provider needs no migration. */
export const methodKind = v.picklist([...byKind.keys()], `只能是 ${[...byKind.keys()].join('、')}`);

/** The enabled methods, in order. */
export const readMethods = (here: Scoped) => readMethodsOf(here, providers);

/** Names of the methods that work without a password of ours and without a certain app. */
async function namesEverywhere(here: Scoped): Promise<string[]> {
  return (await readMethods(here)).filter(({ kind }) => providerOf(kind)?.isEverywhere).map(({ name }) => name);
}

type MethodRow = typeof signInMethods.$inferSelect;

/** Whether a method cannot work without a secret. */
export const needsSecret = ({ kind, settings }: Pick<MethodRow, 'kind' | 'settings'>): boolean =>
  providerOf(kind)?.needsSecret?.(settings) ?? false;

/** Whether people sign in by keys of a method of this kind. */
export const takesKeys = (kind: string): boolean => providerOf(kind)?.hasKeys ?? false;

/** Whether a method cannot work because its secret is not set. */
export const lacksSecret = async (here: Scoped, row: MethodRow): Promise<boolean> =>
  needsSecret(row) && (await secretsOf(here, row.id)).length === 0;

/**
 * Why nobody could sign in by this method alone, whatever its counterpart answers, in words for who administers it; null
 * when somebody can.
 */
export async function obstacleOf(here: Scoped, row: MethodRow): Promise<string | null> {
  const provider = providerOf(row.kind);
  if (!provider || settingProblems(row.kind, row.settings).length > 0) return '设置不完整或有误';
  if (!row.enabled) return '没有启用';
  const method = readMethod(provider, row);
  if (provider.standsAlone?.(method.settings) === false) return '单靠它进不来：要先用其他方式登录，或由对方系统打开';
  const secrets = await secretsOf(here, row.id);
  if (provider.hasKeys && !secrets.some(({ expiresAt }) => expiresAt === null))
    return secrets.length > 0 ? '只剩快到期的密钥，请先生成新的' : '还没有密钥，请先生成';
  return provider.needsSecret?.(method.settings) && secrets.length === 0 ? '还没有密钥，请先设置' : null;
}

/** Whether a counterpart is asked for methods of this kind. */
export const hasCounterpart = (kind: string): boolean => providerOf(kind)?.check !== undefined;

/** Asks the counterpart of a method without an obstacle of its own; returns why it does not work, or null. */
export async function askCounterpart(here: Scoped, row: MethodRow): Promise<string | null> {
  const provider = providerOf(row.kind);
  try {
    await provider?.check?.(here, readMethod(provider, row));
    return null;
  } catch (error) {
    if (!(error instanceof SignInRefusal)) throw error;
    return counterpartFailure(error);
  }
}

/**
 * Tests what can be tested of a method without a person: whether its counterpart is reachable and answers as it should.
 * Returns it in words for who administers the method.
 */
export async function tryMethod(here: Scoped, row: MethodRow): Promise<{ text: string; failed: boolean }> {
  const provider = providerOf(row.kind);
  if (!provider) return { text: `没有 kind 为 ${row.kind} 的登录方式`, failed: true };
  const started = performance.now();
  try {
    const found = (await provider.check?.(here, readMethod(provider, row))) ?? '不需要连接其他系统';
    return { text: `${found}，用时 ${Math.round(performance.now() - started)} 毫秒。`, failed: false };
  } catch (error) {
    if (!(error instanceof SignInRefusal)) throw error;
    return { text: counterpartFailure(error), failed: true };
  }
}

/** The problems of a kind's settings, by field. */
export function settingProblems(kind: string, settings: unknown): { field: string; message: string }[] {
  const provider = providerOf(kind);
  if (!provider) return [{ field: 'kind', message: methodKind.message }];
  const { issues = [] } = v.safeParse(provider.settings, settings);
  return issues.map((issue) => ({ field: `settings.${v.getDotPath(issue) ?? ''}`, message: fieldReason(issue) }));
}

/** A setting from its typed text: a text where the kind expects one, else a number or a boolean. */
export function typedSetting(kind: string, name: string, text: string): unknown {
  const entries = providerOf(kind)?.settings.entries ?? {};
  const schema = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (!schema || v.is(schema, text)) return text;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}
