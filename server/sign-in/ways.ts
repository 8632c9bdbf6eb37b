import type { MethodKind } from '@yimen/contract/sign-in/sign-in';
import * as v from 'valibot';
import type { signInMethods } from '../database/schema/sign-in.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import { api } from './api/index.ts';
import { cas } from './cas/index.ts';
import { methodsOf, readMethod, secretsOf } from './methods/store.ts';
import { oauth2, oidc } from './oauth/index.ts';
import { passwordWay } from './password/index.ts';
import { qr } from './qr/index.ts';
import { SignInRefusal } from './refuse.ts';
import type { Way } from './way.ts';
import { weChat, weChatQr, weCom } from './wechat/index.ts';

/** Every way to sign in. */
export const ways: { readonly [kind in MethodKind]: Way } = {
  password: passwordWay(namesEverywhere),
  qr,
  cas,
  oauth2,
  oidc,
  wechat: weChat,
  'wechat-qr': weChatQr,
  wecom: weCom,
  api,
};

export const allWays: readonly Way[] = Object.values(ways);

/** The methods that are switched on, in order. */
export const readMethods = (here: Scoped) => methodsOf(here, allWays);

/** Names of the methods that need neither a password of ours nor a certain app. */
async function namesEverywhere(here: Scoped): Promise<string[]> {
  return (await readMethods(here)).filter(({ kind }) => ways[kind].isEverywhere).map(({ name }) => name);
}

type MethodRow = typeof signInMethods.$inferSelect;

/** Whether a method cannot work because nobody has set its secret. */
export async function lacksSecret(here: Scoped, { id, kind, settings }: MethodRow): Promise<boolean> {
  return (ways[kind].needsSecret?.(settings) ?? false) && (await secretsOf(here, id)).length === 0;
}

/** Tries what can be tried of a method without a person: whether its counterpart is there and answers as it should. */
export async function tryMethod(here: Scoped, row: MethodRow): Promise<string[]> {
  const way = ways[row.kind];
  const started = performance.now();
  try {
    const found = (await way.check?.(here, readMethod(way, row))) ?? 'It needs nobody else.';
    return [`${found} (${Math.round(performance.now() - started)} ms)`];
  } catch (error) {
    if (!(error instanceof SignInRefusal)) throw error;
    return [`It failed: ${error.message}`, `    ${error.code} ${error.detail}`];
  }
}

/** What is wrong with the settings of a kind, by field. */
export function settingProblems(kind: MethodKind, settings: unknown): { field: string; message: string }[] {
  const { issues = [] } = v.safeParse(ways[kind].settings, settings);
  return issues.map((issue) => ({ field: `settings.${v.getDotPath(issue) ?? ''}`, message: issue.message }));
}

/** A setting as it is typed: text where the kind wants text, else a number, or true or false. */
export function typedSetting(kind: MethodKind, name: string, text: string): unknown {
  const { entries } = ways[kind].settings;
  const schema = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (!schema || v.is(schema, text)) return text;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}
