import { signInCodes } from '@yimen/contract/sign-in/codes';
import { SaxesParser } from 'saxes';
import { SignInRefusal } from '../refuse.ts';

/** Whom a ticket names: the user and the first value of each attribute. */
export interface CasUser {
  readonly user: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const protocol = 'http://www.yale.edu/tp/cas';
const success = 'serviceResponse/authenticationSuccess';
const failure = 'serviceResponse/authenticationFailure';
/** Codes of a failure that speak of the ticket; any other is a matter of the configuration. */
const ofTicket = new Set(['INVALID_TICKET', 'INVALID_TICKET_SPEC']);

/**
 * How deep tags may stand in each other: an answer takes four levels, and servers that nest attributes a few more. Each
 * tag costs as much work as it is deep, so without this bound a small body of nothing but opening tags takes seconds.
 */
const maxDepth = 16;

interface Read {
  readonly texts: [path: string, text: string][];
  readonly code: string | null;
}

/**
 * What a CAS server answers to the validation of a ticket (protocol 2 and 3). Throws {@link SignInRefusal} for a refused
 * ticket, and for anything that is no such answer: the parser is strict, knows no entities but XML's own five, and
 * a document type is refused.
 */
export function readCasAnswer(xml: string): CasUser {
  const { texts, code } = parse(xml);
  if (code !== null) {
    throw new SignInRefusal(ofTicket.has(code) ? signInCodes.notAccepted : signInCodes.nonsense, code);
  }
  const users = texts.filter(([path]) => path === `${success}/user`);
  const user = users[0]?.[1].trim();
  if (!user || users.length > 1) throw nonsense('no user');
  const attributes = new Map<string, string>();
  for (const [path, text] of texts) {
    const name = path.startsWith(`${success}/attributes/`) ? path.slice(`${success}/attributes/`.length) : '';
    if (name && !name.includes('/') && !attributes.has(name)) attributes.set(name, text.trim());
  }
  return { user, attributes };
}

/** The ticket whose session has ended, in the body that a CAS server posts; null when it is no such body. */
export function readLogoutRequest(xml: string): string | null {
  try {
    const { texts } = parse(xml, { anyNamespace: true });
    return texts.find(([path]) => path === 'LogoutRequest/SessionIndex')?.[1].trim() || null;
  } catch {
    return null;
  }
}

function parse(xml: string, { anyNamespace = false } = {}): Read {
  const path: string[] = [];
  const texts: Read['texts'] = [];
  let text = '';
  let code: string | null = null;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => {
    throw nonsense(message);
  });
  parser.on('doctype', () => {
    throw nonsense('a document type');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (!anyNamespace && uri !== protocol) throw nonsense(`namespace ${uri}`);
    if (path.push(local) > maxDepth) throw nonsense('tags within tags without end');
    text = '';
    if (path.join('/') === failure) code = attributes.code?.value ?? '';
  });
  const add = (more: string) => {
    text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    texts.push([path.join('/'), text]);
    path.pop();
    text = '';
  });
  parser.write(xml).close();
  return { texts, code };
}

const nonsense = (detail: string) => new SignInRefusal(signInCodes.nonsense, detail.slice(0, 200));
