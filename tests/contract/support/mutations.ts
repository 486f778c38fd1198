import fc from 'fast-check'

/** Any JSON value. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces, in the tree, text that no JSON.stringify would write. */
const asIs = (text: string) => `\u0001${text}\u0001`
const ODD_TEXT = /"\\u0001(.*?)\\u0001"/gs

const deep = (levels: number) => asIs('['.repeat(levels) + ']'.repeat(levels))

/** Replacements of a true value: of another type, meaningless, or oversized. */
const STRANGE: Json[] = [
  ...[null, true, false, [], {}, [null], [[]], [{}], ['abc'], { length: 5 }, { toString: 1, valueOf: 1 }],
  ...['', ' ', 'abc', 'NaN', 'Infinity', '-', '0x10', '1e5', '007', '-1', '+1', '1.5', 'null', 'undefined'],
  ...[0, -1, 1, 1.5, -0.1, 1e-300, 1e308, 2 ** 53, -(2 ** 53), 4294967296, 253402300800, 8640000000001, -62135596801],
  ...['constructor', '__proto__', 'toString', 'javascript:alert(1)', '<img src=x onerror=alert(1)>', '-129:00'],
  ...['\u202eevil\u202c', '\ud800', '\u0000', '\u200b', 'ünï', '\u{1f9ea}'.repeat(99), `0:${'0'.repeat(64)}`],
  ...[
    String(2n ** 70n),
    '9'.repeat(40),
    '9'.repeat(20_000),
    'x'.repeat(100_000),
    'ab'.repeat(50_000),
    '+0'.repeat(9_999),
  ],
  ...[asIs('1e400'), asIs('-1e400'), asIs(String(2n ** 70n)), asIs('-0'), asIs('{"__proto__":{"a":1}}')],
  ...[deep(1000), deep(20_000), asIs(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`)],
]

/** Replacements of a complete answer, from arbitrary text to bodies like those of the providers. */
const BODIES = [
  ...[
    '',
    ' ',
    'null',
    'true',
    '0',
    '[]',
    '{}',
    '"text"',
    '[null]',
    '[[]]',
    '{',
    '\ufeff{}',
    '\u0000',
    'undefined',
    'NaN',
  ],
  ...['<html><body><h1>502 Bad Gateway</h1></body></html>', 'error code: 1015', '{"ok":true}', '{"ok":false}'],
  ...['{"ok":true,"result":null}', '{"ok":true,"result":[]}', '{"ok":true,"result":"text"}', '{"ok":true,"result":{}}'],
  ...[
    '{"ok":"true","result":{}}',
    '{"ok":false,"result":"LITE_SERVER_NOTREADY","code":500}',
    '{"ok":false,"code":429}',
  ],
  ...['{"ok":false,"error":{"a":1}}', '{"error":"rate limit: limit for ip"}', '{"error":["a"]}', '{"Error":"x"}'],
  ...['{"error":""}', '{"code":0}', '{"code":5}', '{"result":"text"}', '{"result":1}', '[{"error":"x"}]'],
  ...['{"toString":1,"valueOf":1}', '['.repeat(200_000), `"${'\\"'.repeat(2000)}`, `{"a":${'9'.repeat(50_000)}}`],
]

const STATUSES = [204, 400, 401, 403, 404, 418, 422, 429, 500, 502, 503, 504, 520]

type Node = { parent: Json[] | { [key: string]: Json }; key: string | number; place: string }

/** Every value in a tree, with its place: keys, and "[]" for any row of a list. */
function nodesOf(tree: Json, place = ''): Node[] {
  if (Array.isArray(tree)) {
    return tree.flatMap((child, key) => [{ parent: tree, key, place: `${place}[]` }, ...nodesOf(child, `${place}[]`)])
  }
  if (!isObject(tree)) return []
  return Object.entries(tree).flatMap(([key, child]) => [
    { parent: tree, key, place: `${place}.${key}` },
    ...nodesOf(child, `${place}.${key}`),
  ])
}

const put = ({ parent, key }: Node, value: Json) => {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true })
}
const held = ({ parent, key }: Node): Json => (Array.isArray(parent) ? parent[Number(key)] : parent[key]) ?? null

const OPERATIONS = ['replace', 'replace', 'replace', 'replace', 'drop', 'add', 'double', 'swap', 'empty'] as const

/** One mutation. `place` and `row` are taken modulo the number of choices: a step fits every answer and shrinks to its first values. */
const step = fc.record({
  operation: fc.constantFrom(...OPERATIONS),
  place: fc.nat(),
  row: fc.nat(),
  everywhere: fc.boolean(),
  strange: fc.nat({ max: STRANGE.length - 1 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function alterRow(node: Node, operation: Step['operation'], strange: Json) {
  const { parent, key } = node
  if (operation === 'replace') put(node, strange)
  if (operation === 'empty') put(node, Array.isArray(held(node)) ? [] : {})
  if (operation === 'add') put({ ...node, key: Array.isArray(parent) ? parent.length : '__proto__' }, strange)
  if (Array.isArray(parent)) {
    const at = Number(key)
    if (operation === 'drop') parent.splice(at, 1)
    if (operation === 'double') parent.splice(at, 0, structuredClone(held(node)))
    if (operation === 'swap') parent.reverse()
  } else if (operation === 'drop') delete parent[String(key)]
  else if (operation === 'swap') {
    const others = Object.keys(parent)
    const other = others[(others.indexOf(String(key)) + 1) % others.length] ?? ''
    ;[parent[String(key)], parent[other]] = [parent[other] ?? null, parent[String(key)] ?? null]
  }
}

function alter(tree: Json, { operation, place, row, everywhere, strange }: Step) {
  const places = [...Map.groupBy(nodesOf(tree), node => node.place).values()]
  const alike = places[place % (places.length || 1)]
  if (!alike) return
  const chosen = everywhere ? alike.slice(0, 50) : [alike[row % alike.length]!]
  for (const node of chosen) alterRow(node, operation, STRANGE[strange] ?? null)
}

/** One way to mutate an answer. */
export type Mutation =
  | { kind: 'tree'; steps: Step[]; status: number }
  | { kind: 'cut'; at: number; status: number }
  | { kind: 'flip'; at: number; bit: number; status: number }
  | { kind: 'body'; body: string; status: number }
  | { kind: 'dropped'; status: number }

const status = fc.oneof({ weight: 9, arbitrary: fc.constant(200) }, fc.constantFrom(...STATUSES))
const part = fc.nat({ max: 9999 })

export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 75,
    arbitrary: fc.record({ kind: fc.constant('tree'), steps: fc.array(step, { minLength: 1, maxLength: 3 }), status }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('cut'), at: part, status }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('flip'), at: part, bit: fc.nat({ max: 7 }), status }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('body'), body: fc.constantFrom(...BODIES), status }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('dropped'), status }) },
)

/** The mutated bytes of the answer `text`, or undefined for a connection that breaks. */
export function mutate(text: string, how: Mutation): Uint8Array | undefined {
  const bytes = new TextEncoder().encode(text)
  if (how.kind === 'dropped') return undefined
  if (how.kind === 'body') return new TextEncoder().encode(how.body)
  if (how.kind === 'cut') return bytes.subarray(0, Math.floor((bytes.length * how.at) / 10_000))
  if (how.kind === 'flip') {
    const at = Math.floor((bytes.length * how.at) / 10_000)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << how.bit)
    return bytes
  }
  const tree: Json = JSON.parse(text)
  // A holder, so that the answer itself can be replaced too.
  const holder: Json = { answer: tree }
  for (const one of how.steps) alter(holder, one)
  const written = JSON.stringify(holder.answer ?? null).replace(ODD_TEXT, (_, odd: string) => JSON.parse(`"${odd}"`))
  return new TextEncoder().encode(written)
}
