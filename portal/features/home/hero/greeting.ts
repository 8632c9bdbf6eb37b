/** The greeting for this time of day. */
export function greeting(time: string): string {
  if (time < '05:00') return '夜深了';
  if (time < '09:00') return '早上好';
  if (time < '12:00') return '上午好';
  if (time < '14:00') return '中午好';
  if (time < '18:00') return '下午好';
  return '晚上好';
}
