/**
 * The parts of the service worker's global scope that are used here: TypeScript's own types for it cannot be used
 * together with the DOM's.
 */
export interface LastingEvent extends Event {
  /** Keeps the worker running until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

export interface InstalledEvent extends LastingEvent {
  /** Sends matching requests directly to the network; Chromium only. */
  addRoutes?(rule: { condition: object; source: 'network' }): Promise<unknown>;
}

export interface FetchedEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface HeardEvent extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface PushedEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

export interface PressedEvent extends LastingEvent {
  readonly notification: Notification;
}

interface Events {
  install: InstalledEvent;
  activate: LastingEvent;
  fetch: FetchedEvent;
  message: HeardEvent;
  push: PushedEvent;
  notificationclick: PressedEvent;
}

export interface WorkerScope {
  addEventListener<Kind extends keyof Events>(kind: Kind, listener: (event: Events[Kind]) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void>; openWindow(url: string): Promise<unknown> };
  readonly registration: ServiceWorkerRegistration;
  /** In Chromium and Safari; elsewhere the page itself checks the person. */
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
}

export const worker = self as unknown as WorkerScope;
