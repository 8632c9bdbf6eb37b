import type { Visit } from '../http/visit.ts';
import { askSource } from '../sources/ask.ts';
import { sourcesOf } from '../sources/store.ts';
import { readNames } from '../tenancy/names.ts';
import type { Fact } from './facts.ts';
import { isFaithful } from './faithful.ts';

/** Whether the institution has a language model for the assistant's words. */
export async function hasModel({ db, institution }: Visit): Promise<boolean> {
  return (await sourcesOf(db, institution, 'wording')).length > 0;
}

/**
 * What these facts about a thing say, the first of them first, in the words of the institution's language model; empty
 * without one, where it does not answer in time, and where it says something else. The model is sent what is published to
 * everybody: neither the question nor who asks it.
 */
export async function wordingOf(visit: Visit, name: string, facts: readonly Fact[]): Promise<string> {
  const [model] = await sourcesOf(visit.db, visit.institution, 'wording');
  if (!model || facts.length === 0) return '';
  // Who has asked a question waits longer than for a page that shows rows of sources among others.
  const sourceWait = { until: Date.now() + model.config.timeoutMs, leaveOutLate: true };
  const asker = { ...visit, person: null, session: null, sourceWait };
  const { rows } = await askSource(model, { prompt: promptOf(name, facts) }, asker);
  const said = String(rows[0]?.text ?? '').trim();
  const { departments } = await readNames(visit.db, visit.institution);
  const sources = [name, ...facts.flatMap(({ text, quote }) => [text, quote])];
  const names = departments.map((department) => department.name);
  return isFaithful(said, sources, names) ? said : '';
}

const promptOf = (name: string, facts: readonly Fact[]) =>
  [
    `下面是“${name}”的办事说明。请用一两句通顺的中文说给要办事的人听，先说第 1 条。`,
    '只说这里写着的，数字、日期、电话、网址和名称照抄，“不”“无”等否定的意思照原样，不加别的话，不用列表和标记。',
    ...facts.map(({ text, quote }, at) => `${at + 1}. ${text}（原文：${quote}）`),
  ].join('\n');
