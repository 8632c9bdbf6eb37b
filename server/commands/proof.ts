import type { Fault, Proof } from '../audit/verify.ts';
import { minuteText } from '../lib/time.ts';

/** What an institution's chains of audit entries prove, in lines for operators. */
export function proofLines(proof: Proof): string[] {
  const { institution, intact, late, removedMonths, unsealed, oldestUnsealed, head, fault } = proof;
  const since = oldestUnsealed ? `（最早一条 ${minuteText(oldestUnsealed)}）` : '';
  const facts = [
    `${fault ? '在此之前' : '已封存'} ${intact} 条，${fault ? '与封存时一致' : '全部与封存时一致'}`,
    late > 0 && `其中 ${late} 条比前面的记录早一天以上，是事后写入的`,
    removedMonths > 0 && `${removedMonths} 个月已到期删除，链头保留`,
    `尚未封存 ${unsealed} 条${since}`,
  ];
  return [
    `${institution}：${fault ? faultText(fault) : '完整'}。${facts.filter(Boolean).join('；')}。`,
    ...(head ? [`  链头 ${head.month} 第 ${head.count} 条 ${head.hash}`] : []),
  ];
}

const faultTexts: Readonly<Record<Fault['kind'], string>> = {
  changed: '被改动，或与别的记录调换',
  removed: '已被删除',
  inserted: '是封存之后插入的',
  differences: '的改动明细被改动或删除',
  'month-changed': '的链头与记录或上月链头不符',
  'month-removed': '未到期就被标为删除',
};

function faultText({ kind, month, sequence, at }: Fault): string {
  const place = sequence === null ? '' : `第 ${sequence} 条`;
  return `${month || '无月份'} ${place}${at ? `（${minuteText(at)}）` : ''}${faultTexts[kind]}`;
}
