import { secureHeaders } from 'hono/secure-headers';

/** Scripts and styles that a page may run beside our own files, as sources of a content security policy. */
interface TrustedSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface PageRules {
  readonly development?: boolean;
  /** The origin whose pages may frame this page of a preview, which installs no worker. */
  readonly framedBy?: string | undefined;
}

/** Only our own files and the trusted sources run: markup in data from other systems cannot add a script or a style. */
export function pagePolicy(
  { scripts, styles }: TrustedSources,
  { development = false, framedBy }: PageRules = {},
): string {
  const inlineStyles = development ? ["'unsafe-inline'"] : styles;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...inlineStyles].join(' '),
    // Sizes and positions that are only known at run time are set through the style attribute.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    ...workerRules({ development, framedBy }),
    // Business systems are shown in the frame page, whatever their origin.
    'frame-src http: https:',
    ["frame-ancestors 'self'", framedBy].filter(Boolean).join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** One rule at most: of two a browser takes the first. */
function workerRules({ development, framedBy }: PageRules): string[] {
  if (framedBy) return ["worker-src 'none'"];
  // Vite uses a worker to find out whether a restarted server is back.
  return development ? ["worker-src 'self' blob:"] : [];
}

/** Security headers of every answer that sets none of its own; HSTS is added where the visitor uses https. */
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

/** 128 random bits, as a content security policy requires. */
export function newNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
}
