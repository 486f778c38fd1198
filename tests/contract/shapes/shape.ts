/** Shape of a value on the wire; a member whose name ends in `?` may be absent, a list has at least one row. */
export type Shape = keyof typeof KINDS | readonly [Shape] | { readonly [member: string]: Shape }

const isText = (x: unknown): x is string => typeof x === 'string'
const matches = (pattern: RegExp) => (x: unknown) => isText(x) && pattern.test(x)

const KINDS = {
  text: isText,
  flag: (x: unknown) => typeof x === 'boolean',
  /** a JSON integer, which may be beyond 2^53 */
  int: (x: unknown) => Number.isInteger(x),
  count: (x: unknown) => Number.isInteger(x) && Number(x) >= 0,
  figure: (x: unknown) => typeof x === 'number',
  utime: (x: unknown) => Number.isInteger(x) && Number(x) > 1e9 && Number(x) < 1e10,
  digits: matches(/^-?\d+$/),
  /** the indexer's form of a hash, and of a hash after a workchain */
  hex: matches(/^[0-9a-f]{64}$/),
  raw: matches(/^(?:-1|0):[0-9a-f]{64}$/),
  /** the node's form of a hash */
  base64: matches(/^[\w+/]{43}=$/),
  bag: matches(/^(?:b5ee9c72[0-9a-f]+|te6cc[\w+/=]+)$/),
  shard: matches(/^[0-9a-f]{1,16}$/),
  blockId: matches(/^\((?:-1|0),[0-9a-f]{1,16},\d+\)$/),
  percent: matches(/^[+\-−]?\d+(?:\.\d+)?%$/),
  url: matches(/^(?:https?:\/\/|\/)/),
  anything: () => true,
} as const

/** Faults of a value that does not match the shape, as `path: expected`. */
export function faultsIn(shape: Shape, value: unknown, at = ''): string[] {
  if (isText(shape))
    return KINDS[shape](value) ? [] : [`${at}: not ${shape}, but ${JSON.stringify(value)?.slice(0, 80)}`]
  if (isList(shape)) {
    if (!Array.isArray(value) || value.length === 0) return [`${at}: no list with a row`]
    return value.flatMap((row, i) => faultsIn(shape[0], row, `${at}[${i}]`))
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at}: no object`]
  const members = new Map(Object.entries(value))
  return Object.entries(shape).flatMap(([name, inner]) => {
    const member = members.get(name.replace('?', ''))
    if (member === undefined && name.endsWith('?')) return []
    return faultsIn(inner, member, `${at}.${name.replace('?', '')}`)
  })
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)
