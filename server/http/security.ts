/** Which scripts and styles of a page run beside our own files, as sources of a content security policy. */
interface Trusted {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Attribute values and page texts of strangers' systems stay outside: only our own files and what is trusted run. */
export function pagePolicy({ scripts, styles }: Trusted, { development = false } = {}): string {
  const inlineStyles = development ? ["'unsafe-inline'"] : styles;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...inlineStyles].join(' '),
    // Sizes and positions that are only known at run time are set through the style attribute.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    // Vite asks from a worker whether a server that restarted is back.
    ...(development ? ["worker-src 'self' blob:"] : []),
    // Business systems open in the frame page, wherever they live.
    'frame-src http: https:',
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

const oneYear = 31_536_000;

export interface Security {
  readonly nonce: string;
  readonly secure: boolean;
  readonly development: boolean;
}

/** Adds the security headers an answer does not bring itself; HSTS only where the visitor came by https. */
export function secure(headers: Headers, { nonce, secure: https, development }: Security): void {
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  if (!headers.has('content-security-policy')) {
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    const own = [`'nonce-${nonce}'`];
    headers.set(
      'content-security-policy',
      isPage
        ? pagePolicy({ scripts: own, styles: own }, { development })
        : "default-src 'none'; frame-ancestors 'self'",
    );
  }
  if (https) headers.set('strict-transport-security', `max-age=${oneYear}`);
}

/** 128 random bits, as a content security policy wants them. */
export function newNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
}
