import { signInCodes } from '@yimen/contract/sign-in/codes';
import { SaxesParser } from 'saxes';
import { SignInRefusal } from '../refuse.ts';

/** The person of a ticket: the user and the first value of each attribute. */
export interface CasUser {
  readonly user: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const protocol = 'http://www.yale.edu/tp/cas';
const successPath = 'serviceResponse/authenticationSuccess';
const failurePath = 'serviceResponse/authenticationFailure';
/** Failure codes that concern the ticket; any other concerns the configuration. */
const ofTicket = new Set(['INVALID_TICKET', 'INVALID_TICKET_SPEC']);

/**
 * How deep tags may be nested, and how long the names on one path may be together. An answer needs four levels, and
 * servers that nest attributes a few more. Each tag costs work and memory in proportion to the length of its path:
 * without these limits a small body of opening tags, or of tags within long ones, stops the process.
 */
const maxDepth = 16;
const maxPath = 512;

interface Read {
  readonly texts: [path: string, text: string][];
  readonly code: string | null;
}

/**
 * Parses a CAS server's answer to the validation of a ticket (protocol 2 and 3). Throws {@link SignInRefusal} for a
 * refused ticket and for any other content. The parser is strict, knows only XML's five predefined entities, and
 * refuses a document type.
 */
export function readCasAnswer(xml: string): CasUser {
  const { texts, code } = parseAnswer(xml);
  if (code !== null) {
    throw new SignInRefusal(ofTicket.has(code) ? signInCodes.notAccepted : signInCodes.nonsense, code);
  }
  const users = texts.filter(([path]) => path === `${successPath}/user`);
  const user = users[0]?.[1].trim();
  if (!user || users.length > 1) throw nonsense('no user');
  const attributes = new Map<string, string>();
  for (const [path, text] of texts) {
    const name = path.startsWith(`${successPath}/attributes/`) ? path.slice(`${successPath}/attributes/`.length) : '';
    if (name && !name.includes('/') && !attributes.has(name)) attributes.set(name, text.trim());
  }
  return { user, attributes };
}

/** The ticket of the ended session in the body that a CAS server posts; null when the body is none. */
export function readLogoutRequest(xml: string): string | null {
  try {
    const { texts } = parseAnswer(xml, { anyNamespace: true });
    return texts.find(([path]) => path === 'LogoutRequest/SessionIndex')?.[1].trim() || null;
  } catch {
    return null;
  }
}

function parseAnswer(xml: string, { anyNamespace = false } = {}): Read {
  /** The paths of the open tags. */
  const paths: string[] = [];
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
    const path = [...paths.slice(-1), local].join('/');
    if (path.length > maxPath || paths.push(path) > maxDepth) throw nonsense('tags within tags without end');
    text = '';
    if (path === failurePath) code = attributes.code?.value ?? '';
  });
  const add = (more: string) => {
    text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    texts.push([paths.pop() ?? '', text]);
    text = '';
  });
  parser.write(xml).close();
  return { texts, code };
}

const nonsense = (detail: string) => new SignInRefusal(signInCodes.nonsense, detail.slice(0, 200));
