import { Cell, type TupleItem } from '@ton/core'
import { base64, bocBase64 } from '../http/encode.ts'
import { isFields, type Wire } from '../http/json.ts'
import { Refusal, unparsable } from './refusal.ts'

/** Parses `0x1f`, `-0x1`, `31` or a JSON number. */
function readNumber(value: unknown): bigint {
  const text = String(value).trim()
  if (!/^-?(0x[0-9a-f]+|\d+)$/i.test(text)) throw unparsable(`Failed to parse stack number: '${text}'`)
  return text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text)
}

function readCell(value: unknown): Cell {
  const text = isFields(value) ? value.bytes : value
  try {
    return Cell.fromBase64(String(text))
  } catch {
    throw unparsable('Failed to parse stack entry: invalid boc')
  }
}

/** Parses an entry of the old stack notation: `["num","0x1f"]`, `["tvm.Slice","te6…"]`, `["cell",{"bytes":"te6…"}]`. */
export function readLegacyEntry(entry: unknown): TupleItem {
  if (!Array.isArray(entry) || entry.length !== 2) throw unparsable('Failed to parse stack entry')
  const [kind, value]: unknown[] = entry
  switch (kind) {
    case 'num':
    case 'number':
    case 'int':
    case 'integer':
      return { type: 'int', value: readNumber(value) }
    case 'tvm.Cell':
    case 'cell':
      return { type: 'cell', cell: readCell(value) }
    case 'tvm.Slice':
    case 'slice':
      return { type: 'slice', cell: readCell(value) }
    case 'tvm.Tuple':
    case 'tuple':
      return readTypedEntry({ '@type': 'tvm.stackEntryTuple', tuple: value })
    case 'tvm.List':
    case 'list':
      return readTypedEntry({ '@type': 'tvm.stackEntryList', list: value })
    default:
      throw new Refusal(542, `Unsupported stack entry type: ${kind}`)
  }
}

/** Builds a TVM list: nested pairs of a value and the rest, with null at the end. */
const asPairs = (items: readonly TupleItem[]): TupleItem =>
  items.reduceRight<TupleItem>((rest, item) => ({ type: 'tuple', items: [item, rest] }), { type: 'null' })

/** Parses an entry of the typed notation of runGetMethodStd. */
export function readTypedEntry(entry: unknown): TupleItem {
  const fields = isFields(entry) ? entry : {}
  const inner = (name: string, member: string) => {
    const value = fields[name]
    return isFields(value) ? value[member] : undefined
  }
  const elements = (value: unknown) => {
    if (!Array.isArray(value)) throw unparsable('Failed to parse stack entry: elements expected')
    return value.map(readTypedEntry)
  }
  switch (fields['@type']) {
    case 'tvm.stackEntryNumber':
      return { type: 'int', value: readNumber(inner('number', 'number')) }
    case 'tvm.stackEntryCell':
      return { type: 'cell', cell: readCell(inner('cell', 'bytes')) }
    case 'tvm.stackEntrySlice':
      return { type: 'slice', cell: readCell(inner('slice', 'bytes')) }
    case 'tvm.stackEntryTuple':
      return { type: 'tuple', items: elements(inner('tuple', 'elements')) }
    case 'tvm.stackEntryList':
      return asPairs(elements(inner('list', 'elements')))
    default:
      throw unparsable(`Unsupported stack entry type '${fields['@type']}'`)
  }
}

/** Returns the members of a Lisp-style list (pairs that end in null), or `null` for any other tuple. */
function listMembers(item: TupleItem): TupleItem[] | null {
  const members: TupleItem[] = []
  let rest: TupleItem = item
  while (rest.type === 'tuple') {
    const [head, tail]: TupleItem[] = rest.items
    if (rest.items.length !== 2 || !head || !tail) return null
    members.push(head)
    rest = tail
  }
  return rest.type === 'null' ? members : null
}

const number = (value: bigint): string => (value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`)

/** Maximum number of cells printed. A few cells with shared references may expand to more than the memory holds. */
const MAX_CELLS = 20_000

const fits = (cell: Cell, left: { cells: number }): boolean =>
  --left.cells >= 0 && cell.refs.every(ref => fits(ref, left))

const cellObject = (cell: Cell): Wire => {
  const bytes = Buffer.alloc(Math.ceil(cell.bits.length / 8))
  for (let bit = 0; bit < cell.bits.length; bit += 1) {
    if (cell.bits.at(bit)) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (0x80 >> (bit & 7))
  }
  return {
    data: { b64: base64(bytes), len: cell.bits.length },
    refs: cell.refs.map(cellObject),
    special: cell.isExotic,
  }
}

export function typedEntry(item: TupleItem): Wire {
  const members = listMembers(item)
  if (members) {
    return { '@type': 'tvm.stackEntryList', list: { '@type': 'tvm.list', elements: members.map(typedEntry) } }
  }
  switch (item.type) {
    case 'tuple':
      return {
        '@type': 'tvm.stackEntryTuple',
        tuple: { '@type': 'tvm.tuple', elements: item.items.map(typedEntry) },
      }
    case 'int':
      return {
        '@type': 'tvm.stackEntryNumber',
        number: { '@type': 'tvm.numberDecimal', number: item.value.toString() },
      }
    case 'cell':
      return { '@type': 'tvm.stackEntryCell', cell: { '@type': 'tvm.cell', bytes: bocBase64(item.cell) } }
    case 'slice':
      return { '@type': 'tvm.stackEntrySlice', slice: { '@type': 'tvm.slice', bytes: bocBase64(item.cell) } }
    default:
      return { '@type': 'tvm.stackEntryUnsupported' }
  }
}

/** Prints an entry in the old notation: slices are named "cell", builders and continuations are unsupported. */
export function legacyEntry(item: TupleItem): Wire {
  const members = listMembers(item)
  if (members) return ['list', { '@type': 'tvm.list', elements: members.map(typedEntry) }]
  switch (item.type) {
    case 'int':
      return ['num', number(item.value)]
    case 'tuple':
      return ['tuple', { '@type': 'tvm.tuple', elements: item.items.map(typedEntry) }]
    case 'cell':
    case 'slice':
      if (!fits(item.cell, { cells: MAX_CELLS })) throw new Refusal(533, 'the stack is too deep')
      return ['cell', { bytes: bocBase64(item.cell), object: cellObject(item.cell) }]
    case 'nan':
      return ['num', '(nan)']
    default:
      return ['unsupported', '']
  }
}
