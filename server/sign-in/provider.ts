import type { ValidInputOf } from '@yimen/contract/endpoint';
import type { oauth2Login, ShownMethod, SignedIn } from '@yimen/contract/sign-in/sign-in';
import type { HandlerRequest } from '../http/domain.ts';
import type { Implementation } from '../http/implement.ts';
import type { Visit } from '../http/visit.ts';
import type { Scoped } from '../tenancy/scoped.ts';
import type { Attempt } from './attempts.ts';
import type { Kind, MethodOf } from './methods/store.ts';

/** What a beginning attempt gives its provider. */
export interface Beginning {
  /** The handle of the attempt. */
  readonly id: string;
  /** The institution's public origin. */
  readonly origin: string;
  /** Makes the counterpart ask for name and password again, because it was another person last time. */
  readonly asksAgain: boolean;
}

export interface Begun {
  /** Our address that the counterpart gets. */
  readonly service: string;
  /** Where the browser is redirected. */
  readonly address: string;
  /** Kept secret by this server until the counterpart has answered. */
  readonly proof?: { readonly verifier: string; readonly nonce: string };
}

/** The query of a counterpart's redirect to us. */
export type BackQuery = ValidInputOf<typeof oauth2Login>;

/** A session that has ended here. */
export interface Ended {
  /** Our page to come back to. */
  readonly back: string;
  /** The same page without a query, for a counterpart that accepts only one address. */
  readonly plainBack: string;
  readonly idToken: string | null;
}

/**
 * A method of signing in: its settings, where it begins and ends, and the calls that finish it. To add one, make a
 * folder with such an object and a line in `providers.ts`.
 */
export interface Provider<One extends Kind = Kind> extends Kind<One['kind'], One['settings']> {
  /** Attempts of the same value are counted together; by default those of the same kind. */
  readonly counted?: string;
  /** How the sign-in page shows it; by default as a plain link for every browser. */
  readonly shown?: ShownMethod;
  /** Whether the other system signs with keys made by `api-key`. */
  readonly hasKeys?: boolean;
  /** Whether it works without a password of ours and without a certain app: named when the password has to wait. */
  readonly isEverywhere?: boolean;
  /** Whether somebody who has not signed in by another method can begin it here; by default they can. */
  standsAlone?(settings: MethodOf<One>['settings']): boolean;
  /** Whether a method with these settings also needs a secret. */
  needsSecret?(settings: MethodOf<One>['settings']): boolean;
  /** Where the browser goes; without it the method uses the sign-in page alone. Throws a SignInRefusal on failure. */
  begin?(here: Scoped, method: MethodOf<One>, beginning: Beginning): Begun | Promise<Begun>;
  /** Signs in by the query with which the browser returned to `/auth-login`, where the method returns there. */
  finish?(visit: Visit, method: MethodOf<One>, attempt: Attempt, query: BackQuery): Promise<SignedIn>;
  /** The calls of the API that belong to this provider alone. */
  readonly calls?: readonly Implementation[];
  /** Where a counterpart redirects the browser, when that is not a page. */
  readonly back?: { readonly path: string; answer(asked: HandlerRequest): Promise<Response> };
  /** Where a counterpart posts that a session has ended. */
  readonly backChannel?: {
    /** The method's id in the path, or an empty text; null for another path. */
    idOf(path: string): string | null;
    /** Whether the path is also a page, which has forms of its own. */
    readonly isPage?: boolean;
    answer(asked: HandlerRequest, id: string): Promise<Response>;
  };
  /** The address that ends the counterpart's own session; null when it has none. May throw a SignInRefusal. */
  signOutAddress?(here: Scoped, method: MethodOf<One>, ended: Ended): string | null | Promise<string | null>;
  /** A sentence that the counterpart is reachable and answers as it should. Throws a SignInRefusal when not. */
  check?(here: Scoped, method: MethodOf<One>): Promise<string>;
}

/** Declares a provider by its kind, so that its functions have the type of its settings. */
export function defineProvider<K extends string, S extends Kind['settings']>(
  kind: Kind<K, S>,
  parts: Omit<Provider<Kind<NoInfer<K>, NoInfer<S>>>, 'kind' | 'settings'>,
): Provider<Kind<K, S>> {
  return { ...kind, ...parts };
}
