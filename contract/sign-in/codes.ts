/** Envelope codes of signing in and of sessions; `/error` shows them as a service error (specification, section 2). */
export const signInCodes = {
  /** Account or password is wrong; the answer does not say which. */
  refused: 2001,
  /** Too many failed attempts. */
  locked: 2002,
  /** The account is disabled. */
  disabled: 2003,
  /** The current password is wrong. */
  wrongPassword: 2004,
  /** The new password does not meet the institution's rules. */
  weakPassword: 2005,
  /** The password is an initial one or a one-time code: sign in with `next`, a new password. */
  mustChange: 2006,
  /** The institution has no such method, or it is disabled. */
  noMethod: 2010,
  /** This browser did not begin the sign-in, or refuses cookies. */
  noAttempt: 2011,
  /** The sign-in began more than ten minutes ago. */
  late: 2012,
  /** The ticket or code was used before. */
  spent: 2013,
  /** The counterpart does not accept the ticket or code. */
  notAccepted: 2014,
  /** The counterpart cannot be reached, or is too slow. */
  unreachable: 2015,
  /** The counterpart's answer is malformed. */
  nonsense: 2016,
  /** The counterpart knows the person, but the institution does not. */
  unknownPerson: 2017,
  /** The person refused at the counterpart. */
  declined: 2018,
  /** The counterpart's answer could not be verified, or belongs to another sign-in. */
  unproven: 2019,
  qrExpired: 2021,
  qrRefused: 2022,
  /** Nobody has confirmed yet. */
  qrWaiting: 2023,
  /** An unknown code, another browser's, or one that another person has scanned. */
  qrUnknown: 2024,
  /** The WeChat user is bound to nobody yet: sign in by another method with `bind`. */
  unbound: 2031,
  /** WeChat shows a snapshot of the page; its user is not real. */
  snapshot: 2032,
  /** The WeChat user, or the person, already has another binding. */
  boundElsewhere: 2033,
  /** The signature of a credential is invalid. */
  badSignature: 2041,
  /** A credential's time is more than five minutes from now. */
  badTime: 2042,
  serviceUnknown: 2051,
  passportInvalid: 2052,
  noIdentity: 2061,
  /** The code of the second factor is wrong, or was used before. */
  wrongFactor: 2072,
  /** The person has set no second factor. */
  noFactor: 2073,
  /** There is no second factor that is being set in this session. */
  notEnrolling: 2074,
  /** A passkey's answer could not be verified, or it is none of this person's here. */
  passkeyRefused: 2075,
  /** What the passkey signed was asked for more than five minutes ago, was used, or was not asked for. */
  passkeyLate: 2076,
  /** The person has no passkey for this host. */
  noPasskeyHere: 2077,
  /** The passkey was added before. */
  passkeyTaken: 2078,
  /** Browsers have no passkeys at this address: it is neither https nor localhost, or has no name. */
  noPasskeysAtAddress: 2079,
  tooManyPasskeys: 2080,
  /** The institution asks for a second factor, and this is the person's only one. */
  lastFactor: 2081,
  /** A third redirect to sign in within a minute. */
  loop: 2090,
} as const;

export type SignInCode = (typeof signInCodes)[keyof typeof signInCodes];

const again = '请返回登录页重新登录';

/** The text for the person: what happened, and what to do. */
export const signInTexts: Readonly<Record<SignInCode, string>> = {
  2001: '账号或密码不正确',
  2002: '尝试次数过多，请稍后再试',
  2003: '您的账号已停用，请联系管理员',
  2004: '当前密码不正确',
  2005: '新密码太容易被猜到，请换一个',
  2006: '请先设一个新密码',
  2010: '这种登录方式没有启用，请改用其他方式登录',
  2011: '没有找到这次登录的记录。请允许浏览器使用 Cookie，并在同一个浏览器中重新登录',
  2012: `这次登录超过了十分钟，${again}`,
  2013: `登录凭证已经用过了，${again}`,
  2014: `登录凭证无效或已过期，${again}`,
  2015: '暂时连接不上登录服务，请稍后再试，或改用其他方式登录',
  2016: '登录服务的答复不正确，请稍后再试；如果仍然不行，请联系管理员',
  2017: '身份已经确认，但这里没有您的账号，请联系管理员',
  2018: '您取消了登录，可以重新登录，或改用其他方式',
  2019: `登录服务的答复没有通过安全检查，${again}；如果仍然不行，请联系管理员`,
  2021: '二维码已过期，请刷新后重新扫码',
  2022: '手机上取消了登录，请刷新二维码或改用其他方式',
  2023: '请先在手机上确认登录',
  2024: '二维码无效，请在电脑上刷新后重新扫码',
  2031: '这个微信还没有绑定账号，请用其他方式登录一次，之后可以直接用微信登录',
  2032: '当前是微信的快照页面，请点击页面上的「使用完整服务」后再登录',
  2033: '这个微信已经绑定了别的账号，请联系管理员',
  2041: '登录凭证不正确，请从原来的系统重新进入',
  2042: '登录凭证已超过五分钟，请从原来的系统重新进入',
  2051: '要前往的网站没有登记，请联系管理员',
  2052: '通行凭证无效、已用过或已过期',
  2061: '没有这个身份，请刷新页面后重新选择',
  2072: '验证码不正确，或者已经用过，请换一个再试',
  2073: '您还没有设置二次验证，请先设置',
  2074: '没有正在设置的二次验证，请重新开始设置',
  2075: '通行密钥没有通过验证，请重试，或改用其他方式',
  2076: '这次操作超过了五分钟，或者已经用过，请重新开始',
  2077: '您在这个网址没有通行密钥，请改用其他方式',
  2078: '这个通行密钥已经添加过，请换一个',
  2079: '通行密钥只能在以 https 打开的网址上使用，请改用其他方式',
  2080: '通行密钥已经够多了，请先删除不用的',
  2081: '这是您唯一的二次验证方式，请先添加另一种再删除',
  2090: '登录没有完成，已停止反复跳转。请允许浏览器使用 Cookie 后重新登录；如果仍然不行，请联系管理员',
};

/** The text of a code, for pages that know only the code; undefined for codes of other areas. */
export function signInText(code: number): string | undefined {
  return Object.hasOwn(signInTexts, code) ? signInTexts[code as SignInCode] : undefined;
}

/** What a new password has to be, in words for the person. */
export function newPasswordHint({
  minLength,
  formerPasswords,
}: {
  minLength: number;
  formerPasswords: number;
}): string {
  const former = formerPasswords > 0 ? `，不能和最近 ${formerPasswords} 次用过的相同` : '';
  return `至少 ${minLength} 个字，可以是一句话${former}`;
}

/* @__NO_SIDE_EFFECTS__ */
export function failuresOf(...codes: readonly SignInCode[]): Readonly<Record<number, string>> {
  return Object.fromEntries(codes.map((code) => [code, signInTexts[code]]));
}
