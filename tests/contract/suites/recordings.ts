/** Shape of a JSON value: paths of members with their types, array rows merged. */
type Shape = ReadonlyMap<string, ReadonlySet<string>>

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

function shapeOf(value: unknown): Shape {
  const shape = new Map<string, Set<string>>()
  const visit = (at: string, node: unknown): void => {
    shape.set(at, (shape.get(at) ?? new Set()).add(typeOf(node)))
    if (Array.isArray(node)) for (const row of node) visit(`${at}[]`, row)
    else if (typeof node === 'object' && node !== null) {
      for (const [name, member] of Object.entries(node)) visit(`${at}.${name}`, member)
    }
  }
  visit('', value)
  return shape
}

/** Members of a recording that an answer lacks or has with another type, in words; `ignored` paths are left out. */
export function missingFrom(answer: unknown, recording: unknown, ignored: readonly RegExp[] = []): string[] {
  const [own, theirs] = [shapeOf(answer), shapeOf(recording)]
  return [...theirs].flatMap(([path, types]) => {
    if (ignored.some(pattern => pattern.test(path))) return []
    const found = own.get(path)
    if (!found) return [`${path} is missing`]
    const strange = [...types].filter(type => !found.has(type))
    return strange.length > 0 ? [`${path} is ${[...found].join('|')}, recorded as ${strange.join('|')}`] : []
  })
}
