/**
 * Id of the kind of people, among those services suit (`suitableFor`), whose services care mode offers first; an
 * institution without such a kind has none to put first.
 */
export const seniors = 'senior';
