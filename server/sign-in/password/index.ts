import { login } from '@yimen/contract/sign-in/auth';
import { implement } from '../../http/implement.ts';
import type { Scoped } from '../../tenancy/scoped.ts';
import { wayOf } from '../way.ts';
import { passwordSignIn } from './login.ts';
import { passwordKind } from './settings.ts';

/** Account and password. `others` names the ways that somebody can use meanwhile who has to wait with this one. */
export const passwordWay = (others: (here: Scoped) => Promise<readonly string[]>) =>
  wayOf(passwordKind, {
    counted: 'password',
    calls: [implement(login, (given, visit) => passwordSignIn(visit, given, others))],
  });
