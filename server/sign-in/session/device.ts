const systemNames: readonly [RegExp, string][] = [
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const browsers: readonly [RegExp, string][] = [
  [/wxwork/i, '企业微信'],
  [/MicroMessenger/, '微信'],
  [/DingTalk/, '钉钉'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

export const unknownDevice = '未知设备';

/** A browser as its owner knows it, such as `Windows，Chrome`; from its User-Agent, so it proves nothing. */
export function deviceName(userAgent: string): string {
  const named = [systemNames, browsers].flatMap((kinds) => kinds.find(([form]) => form.test(userAgent))?.[1] ?? []);
  return named.join('，') || unknownDevice;
}

/** An address without its last part: enough to recognise one's own, too little to find a person. */
export function maskedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain)) return plain.replace(/\.\d+$/, '.*');
  return plain.includes(':') ? `${plain.split(':').slice(0, 3).join(':')}:*` : '';
}
