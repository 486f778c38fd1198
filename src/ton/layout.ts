import type { RawAddress } from './address.ts'
import type { Body, Field, Value } from './body.ts'
import { type Cell, refuse } from './cell.ts'
import { readAddress } from './message-address.ts'
import { Slice } from './slice.ts'
import { writeBoc } from './write-boc.ts'

const MAX_BOC_LENGTH = 2048
/** Maximum number of actions in an `OutList` (block.tlb). */
const MAX_ACTIONS = 255
/** Maximum time of a JavaScript `Date`, in seconds. */
const MAX_DATE_SECONDS = 8.64e12
const SEND_MESSAGE = 0x0ec3c86d

/** Reads a body inside another one. */
export type ReadBody = (from: Slice) => Body

/** Memoized, as many messages may share a cell. */
const kept = new WeakMap<Cell, string | null>()

/** A bag of cells in base64; null if over `MAX_BOC_LENGTH`. */
export function keepCell(cell: Cell): string | null {
  const before = kept.get(cell)
  if (before !== undefined) return before
  const bytes = writeBoc(cell, MAX_BOC_LENGTH)
  const boc = bytes && btoa(String.fromCharCode(...bytes))
  kept.set(cell, boc)
  return boc
}

/** Reads DeDust's `Asset`: TON (null), or the master of a jetton. */
function readAsset(from: Slice): RawAddress | null {
  const form = from.uint(4)
  if (form > 1) refuse('unknown asset')
  return form === 0 ? null : `${(from.uint(8) << 24) >> 24}:${from.hex(32)}`
}

/** Send modes in an `OutList` (block.tlb), first message first; each cell refers to the previous list. */
function readModes(list: Cell): number[] {
  const modes: number[] = []
  let from = new Slice(list)
  for (let count = 0; from.refsLeft > 0; count++) {
    if (count === MAX_ACTIONS) refuse('too many actions')
    const before = from.ref()
    if (from.uint(32) === SEND_MESSAGE) modes.unshift(from.uint(8))
    from = new Slice(before)
  }
  return modes
}

/** Send modes of a wallet's messages: pairs of eight bits and a reference to the message. */
function readPairs(from: Slice): number[] {
  const modes: number[] = []
  while (from.refsLeft > 0) {
    modes.push(from.uint(8))
    from.ref()
  }
  return modes
}

/** Unix seconds; a plain number if zero or out of the calendar's range. */
function timeValue(value: number): Value {
  return value && value < MAX_DATE_SECONDS ? { kind: 'time', value } : { kind: 'number', value: `${value}` }
}

const cellValue = (value: Cell | null): Value | null => value && { kind: 'cell', value: keepCell(value) }

/** A cell that may contain a body, such as a forwarded payload; stays a cell if the body is unknown. */
function readPayload(payload: Cell | null, read: ReadBody): Value | null {
  const body = payload && !payload.exotic ? read(new Slice(payload)) : null
  return body && body.kind !== 'unknown' ? { kind: 'body', value: body } : cellValue(payload)
}

/** Reads `Either X ^X` (TL-B): a bit, then the value in a reference (1) or in the rest of this cell (0). */
function readEither(from: Slice, read: ReadBody): Value | null {
  if (from.bit()) return readPayload(from.ref(), read)
  const body = read(new Slice(from.rest()))
  return body.kind === 'empty' ? null : { kind: 'body', value: body }
}

const addressValue = (from: Slice): Value => ({ kind: 'address', value: readAddress(from).raw })

/**
 * Readers of fields in a layout such as `q,c.amount,a.destination,[u8.mode,R.message]`. A field is a letter, its bits if needed, `?` if
 * bodies commonly end before it, and a name after a dot. Brackets enclose the fields of the next reference. Null: the field is absent.
 * Cells meant for a receiver are read as a body (`r`, `m`, `p`). Other cells might only look like one and stay cells (`R`, `S`, `z`).
 */
const kinds: Record<string, (from: Slice, bits: number, read: ReadBody) => Value | null> = {
  q: from => ({ kind: 'number', value: from.integer(64, false) }),
  u: (from, bits) => ({ kind: 'number', value: from.integer(bits, false) }),
  i: (from, bits) => ({ kind: 'number', value: from.integer(bits, true) }),
  v: from => ({ kind: 'number', value: from.varUint(5) }),
  c: from => ({ kind: 'units', value: from.coins() }),
  g: from => ({ kind: 'coins', value: from.coins() }),
  t: (from, bits) => timeValue(from.uint(bits || 32)),
  B: from => ({ kind: 'flag', value: from.bit() }),
  h: from => ({ kind: 'hex', value: from.hex(32) }),
  H: from => ({ kind: 'hex', value: from.hex(64) }),
  k: from => ({ kind: 'hex', value: from.hex(16) }),
  a: addressValue,
  A: from => from.maybe(() => addressValue(from)),
  b: from => from.maybe(() => addressValue(new Slice(from.ref()))),
  e: from => (from.bitsLeft > 0 ? addressValue(from) : null),
  d: from => ({ kind: 'asset', value: readAsset(from) }),
  r: (from, _, read) => readPayload(from.ref(), read),
  m: (from, _, read) => readPayload(from.maybeRef(), read),
  R: from => cellValue(from.ref()),
  S: from => cellValue(from.maybeRef()),
  z: from => (from.refsLeft > 0 ? cellValue(from.ref()) : null),
  p: (from, _, read) => readEither(from, read),
  o: from => from.maybe(() => ({ kind: 'modes', value: readModes(from.ref()) })),
  O: from => ({ kind: 'modes', value: readModes(from.ref()) }),
  M: from => ({ kind: 'modes', value: readPairs(from) }),
  // Skipped bits.
  s: (from, bits) => {
    from.skip(bits)
    return null
  },
  x: from => (from.bitsLeft + from.refsLeft > 0 ? cellValue(from.rest()) : null),
}

/** Reads one field of a layout; `q` is always the query id. */
function readField(from: Slice, written: string, read: ReadBody): Field | null {
  const [kind = '', name = ''] = written.split('.')
  if (kind.endsWith('?') && from.bitsLeft + from.refsLeft === 0) return null
  const value = kinds[kind.charAt(0)]?.(from, Number(kind.slice(1)), read)
  return value ? { name: name || (kind === 'q' ? 'query id' : 'payload'), ...value } : null
}

/** Reads the fields of a layout until the body ends; remaining data is the field “rest”. */
export function readFields(from: Slice, layout: string, read: ReadBody): { fields: Field[]; cut: boolean } {
  const fields: Field[] = []
  const add = (field: Field | null) => field && fields.push(field)
  try {
    // A part is a field, or the fields of a reference in brackets, without nesting.
    for (const part of layout.match(/\[[^\]]*\]|[^,]+/g) ?? []) {
      if (part.startsWith('[')) {
        const inner = readFields(new Slice(from.ref()), part.slice(1, -1), read)
        fields.push(...inner.fields)
        if (inner.cut) return { fields, cut: true }
      } else add(readField(from, part, read))
    }
    add(readField(from, 'x.rest', read))
  } catch {
    return { fields, cut: true }
  }
  return { fields, cut: false }
}
