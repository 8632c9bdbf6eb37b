import { secureHeaders } from 'hono/secure-headers';

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

/** Security headers of every answer that brings none of its own; HSTS is added where the visitor came by https. */
export const securityHeaders = secureHeaders({
  overwrite: false,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'self'"] },
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** 128 random bits, as a content security policy wants them. */
export function newNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
}
