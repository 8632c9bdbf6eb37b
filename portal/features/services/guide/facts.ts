import type { Guide } from '@yimen/contract/services/guide';
import type { App } from '@yimen/contract/services/service';

/** Maximum length of a fee among the facts, in characters. */
const shortFee = 10;
const visitTexts: Record<App['online'], string> = { full: '不用到场', once: '1 次', offline: '现场办理' };

/** The four facts that answer most visits (DESIGN §9, 05). */
export function guideFacts(app: App, guide: Guide): { label: string; value: string }[] {
  return [
    { label: '承诺时限', value: guide.limit.promised || app.promised },
    { label: '法定时限', value: guide.limit.statutory },
    { label: '收费', value: feeInShort(guide.fee) },
    { label: '到场次数', value: visitTexts[app.online] },
  ].filter((fact) => fact.value !== '');
}

/** An amount at the end of a clause, with its unit: `每份 20 元`, `0.558 元/度`. */
const amountAtEnd = /(?:每\S{1,2} )?[\d,.]+(?: 至 [\d,.]+)? 元(?:\/\S+)?$/;

/**
 * A short fee unchanged. Of a long one, which is shown in full under 收费标准: its first amount, and whether there are
 * others; 部分免费 when it starts with a free part.
 */
export function feeInShort(fee: string): string {
  if (fee.length <= shortFee) return fee;
  const [first = '', ...rest] = fee.split(/[，；。]/);
  if (/(免费|不收费)$/.test(first)) return '部分免费';
  const price = /\d 元/.test(first) && first.length <= shortFee ? first : amountAtEnd.exec(first)?.[0];
  if (!price || price.length > shortFee) return '按标准收';
  return rest.some((clause) => /\d 元/.test(clause)) ? `${price}等` : price;
}
